// Nothing but names passed on: what a barrel does itself, every screen that takes one name loads.

export * from './Compteurs.tsx'
export * from './carte.ts'
