import { createSignatureSearch } from './signatures.ts'

/**
 * The harmless text that every scanner takes for a virus, so that anybody can see a refusal.
 * Written in two halves: this very file would be refused otherwise.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
  '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

/** What the portal finds by itself, with or without a scanner. */
export const createEicarSearch = () => createSignatureSearch([EICAR])
