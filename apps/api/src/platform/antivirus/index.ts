export { type ClamdOptions, createClamd } from './clamd.ts'
export { createEicarSearch, EICAR } from './eicar.ts'
export type { Scanner, Verdict } from './scanner.ts'
export { createSignatureSearch, type SignatureSearch } from './signatures.ts'
