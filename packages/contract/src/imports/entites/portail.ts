import { z } from 'zod'
import { cle, email, entier, facultatif, liste, moment, refus, texte } from '../champs.ts'
import { definir } from './definition.ts'

export const reseaux = definir({
  tables: ['reseau_soins'],
  cle: 'reseau',
  isSupprimable: true,
  schema: z.strictObject({
    reseau: cle,
    url: z.url({ protocol: /^https$/, ...refus('format') }).max(2000),
    numOmc: facultatif(texte(50)),
    icon: facultatif(texte(100)),
    imageForm: facultatif(texte(100)),
    description: texte(2000),
    ordre: entier(0, 32_767).optional(),
  }),
})

/** The portal before this one: who had an account there keeps it. */
export const comptes = definir({
  tables: ['compte', 'consentement'],
  cle: 'identifiant',
  isSupprimable: false,
  schema: z.strictObject({
    identifiant: email,
    personne: cle,
    sujetExterne: facultatif(texte(255)),
    /** argon2id, PHC string. Of any other hash, the password is chosen again by its holder. */
    motDePasse: facultatif(texte(500)),
    isActif: z.boolean().optional(),
    cguAccepteesLe: facultatif(moment),
    isDematerialise: facultatif(z.boolean()),
    consentements: liste(
      z.strictObject({
        nom: texte(100),
        accepte: z.boolean(),
        le: moment,
        libelle: texte(2000),
      }),
      50,
    ).optional(),
  }),
  references: ({ personne }) => [{ champ: 'personne', vers: 'personnes', cle: personne }],
})
