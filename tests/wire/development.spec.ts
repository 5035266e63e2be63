import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { waitForHydration } from "../base-test.ts";

test("in development pages render from source and work under the full policy", async ({ page }) => {
  test.setTimeout(60_000);
  const server = spawn("node", ["server/development.ts"], {
    // A shell may have this set for something else.
    env: { ...process.env, PORT: "0", NODE_ENV: "production" },
  });
  let told = "";
  server.stdout.on("data", (data) => {
    told += data;
  });
  const address = /http:\/\/localhost:\d+/;
  await expect.poll(() => told, { timeout: 20_000 }).toMatch(address);
  const [origin] = address.exec(told) ?? [];
  // The very first request, while Vite is still prebundling dependencies.
  const dental = await fetch(`${origin}/services/dental`);
  const html = await dental.text();
  expect(dental.status, html).toBe(200);
  expect(html).toContain("<h1>Dental Care</h1>");
  expect((await fetch(`${origin}/nope`)).status).toBe(404);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
  });

  const connected = page.waitForEvent(
    "console",
    (message) => message.text() === "[vite] connected.",
  );
  const response = await page.goto(`${origin}/`);
  expect(response?.headers()).toMatchObject({
    "content-security-policy": [
      "default-src 'none'",
      "script-src 'self' 'unsafe-inline'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self' https://www.google.com",
      "worker-src 'self'",
      "manifest-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types drawings worker",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join("; "),
    "x-content-type-options": "nosniff",
  });
  await connected;
  await waitForHydration(page);

  await page.goto(`${origin}/styleguide`);
  const parts = page.frameLocator("iframe").first();
  await expect(parts.getByRole("region", { name: "ui/action" })).toBeVisible();
  expect(refused).toEqual([]);
  server.kill("SIGTERM");
  await once(server, "exit");
});
