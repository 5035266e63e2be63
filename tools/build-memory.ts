import { setFlagsFromString } from "node:v8";

/*
 * Imported by the build before everything else, so that a long blog needs little memory: garbage is
 * collected before the heap has grown by 15%, and the bundler's allocator (mimalloc, which reads its
 * settings when it is loaded) gives back what it has freed at once. With 1,000 articles: 1.2 GB
 * instead of 2.2 GB, in the same time.
 */
setFlagsFromString("--heap-growing-percent=15");
process.env.MIMALLOC_PURGE_DELAY ??= "0";
