import { expect, test } from "vitest";
import { directionsHref, mailHref, mapFrameHref, mapOrigin } from "./outbound-links.ts";

const address = "409 Old Buncombe Rd, Travelers Rest, SC 29690";

test("a mail carries subject and words as RFC 6068 has it", () => {
  const href = mailHref("a@b.example", { subject: "Pim & Co?", body: "Hello.\nThe cat’s name: " });
  expect(href).toBe(
    "mailto:a@b.example?subject=Pim%20%26%20Co%3F&body=Hello.%0D%0AThe%20cat%E2%80%99s%20name%3A%20",
  );
  const { searchParams } = new URL(href);
  expect(searchParams.get("body")).toBe("Hello.\r\nThe cat’s name: ");
});

test("directions and map are built from the address, and encode it", () => {
  const directions = new URL(directionsHref(address));
  expect(directions.origin).toBe(mapOrigin);
  expect(directions.pathname).toBe("/maps/dir/");
  expect(Object.fromEntries(directions.searchParams)).toEqual({ api: "1", destination: address });
  const frame = new URL(mapFrameHref("1 & 2 Main St"));
  expect(Object.fromEntries(frame.searchParams)).toEqual({ q: "1 & 2 Main St", output: "embed" });
});
