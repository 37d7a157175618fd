import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

const access = { backoffice: { domaine: 'tableau-de-bord', action: 'read' } } as const

/** Successful sign-ins of each of the last thirty days, today last. */
export const connexionCounterResource = defineResource({
  slice: 'statistiques',
  path: '/connexion-counter',
  libelle: 'Connexions',
  access,
  row: z.object({ jour: z.iso.date(), connexions: z.int() }),
  can: ['list', 'export', 'print'],
  identify: (ligne) => ligne.jour,
  columns: [
    { libelle: 'Jour', value: (ligne) => ligne.jour, format: 'date' },
    { libelle: 'Connexions', value: (ligne) => ligne.connexions },
  ],
})

/** How many accounts there are of each role, and how many of them can sign in. */
export const statistiquesUsersResource = defineResource({
  slice: 'statistiques',
  path: '/statistiques-users',
  libelle: 'Comptes par rôle',
  access,
  row: z.object({ role: z.string(), comptes: z.int(), actifs: z.int() }),
  can: ['list', 'export', 'print'],
  identify: (ligne) => ligne.role,
  columns: [
    { libelle: 'Rôle', value: (ligne) => ligne.role },
    { libelle: 'Comptes', value: (ligne) => ligne.comptes },
    { libelle: 'Comptes actifs', value: (ligne) => ligne.actifs },
  ],
})
