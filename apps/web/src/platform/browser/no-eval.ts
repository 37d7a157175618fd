/**
 * Schemas compile themselves with `eval` where they may, and try it to find out. The page's policy
 * forbids it and reports the try, so they are told beforehand.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
