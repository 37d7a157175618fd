/**
 * Schemas compile themselves with `eval` where they can, and try it to find out: the page's policy
 * forbids it and reports the try. Told here, before any schema is made, they do not.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
