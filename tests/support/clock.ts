import { vi } from "vitest";

// The tests' own clinic is of this day: as it grows old, no test fails some morning.
vi.setSystemTime("2026-11-20T12:00-05:00");
