import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Document, parseDocument } from "yaml";
import { copyProject } from "./copy-project.ts";

/*
 * npm run bench:content: what a build costs as the blog grows. Copies the project, writes articles
 * into the copy (the ones there are, under new names and dates), builds, and prints seconds and
 * memory. Other numbers: npm run bench:content -- 100 5000
 */

const numbers = process.argv.slice(2).map(Number);
const sizes = numbers.length > 0 ? numbers : [0, 250, 500, 1000];
const models = ["summer-pet-safety", "pet-dental-care", "senior-pet-care", "spring-allergies"];

const table: Record<string, unknown> = {};
for (const size of sizes) {
  const folder = copyProject();
  writeArticles(path.join(folder, "content/articles"), size);
  const { stdout, stderr, status } = spawnSync("node", ["tools/build.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  const built = /Built (\d+) pages in ([\d.]+) s with ([\d.]+) MB/.exec(stdout);
  table[size] = { pages: Number(built?.[1]), seconds: Number(built?.[2]), MB: Number(built?.[3]) };
  rmSync(folder, { recursive: true });
}
console.table(table);

function writeArticles(folder: string, count: number): void {
  const services = readdirSync(path.join(folder, "../services")).map((name) => name.slice(0, -4));
  for (let number = 1; number <= count; number += 1) {
    const model = models[number % models.length] ?? "";
    const service = services[number % services.length] ?? "";
    const slug = `${model}-${number}`;
    const article = frontMatterOf(path.join(folder, `${model}.mdx`));
    const { fields } = article;
    fields.set("id", 1000 + number);
    fields.set("slug", slug);
    fields.set("title", `${fields.get("title")} ${number}`);
    fields.set("date", new Date(Date.UTC(2000, 0, number)).toISOString().slice(0, 10));
    fields.set("services", [service]);
    fields.setIn(["meta", "title"], `Article ${number} of a long blog`);
    fields.setIn(
      ["meta", "description"],
      `Article ${number} of many, written to see how long a build takes and how much memory it needs as a blog grows.`,
    );
    write(path.join(folder, `${slug}.mdx`), article);
    // A service names the articles that name it.
    const file = path.join(folder, `../services/${service}.mdx`);
    const page = frontMatterOf(file);
    page.fields.addIn(["related", "articles"], slug);
    write(file, page);
  }
}

type Mdx = { fields: Document; body: string };

function frontMatterOf(file: string): Mdx {
  const [, yaml = "", body = ""] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  return { fields: parseDocument(yaml), body };
}

function write(file: string, { fields, body }: Mdx): void {
  writeFileSync(file, `---\n${fields}---\n${body}`);
}
