/**
 * What the first screens of members and visitors read: addresses without shapes, because they must
 * be there at once.
 */
export * from '../actes/address.ts'
export * from '../appareils/address.ts'
export * from '../carte-tp/address.ts'
export * from '../compteurs/address.ts'
export * from '../consentements/address.ts'
export * from '../contenu/address.ts'
export * from '../contrats/address.ts'
export * from '../cotisations/address.ts'
export * from '../demandes/address.ts'
export * from '../documents/address.ts'
export * from '../evenements/address.ts'
export * from '../notifications/address.ts'
export * from '../portail/address.ts'
export * from '../recherche/address.ts'
export * from '../remboursements/address.ts'
