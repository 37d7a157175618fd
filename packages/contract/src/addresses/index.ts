/** Where the first screen of a member reads: addresses without shapes, for it must be there at once. */
export * from '../actes/address.ts'
export * from '../carte-tp/address.ts'
export * from '../contrats/address.ts'
export * from '../demandes/address.ts'
export * from '../documents/address.ts'
export * from '../notifications/address.ts'
export * from '../portail/address.ts'
export * from '../remboursements/address.ts'
