import {
  contactActe,
  lignesReclamation,
  reclamationActe,
  resiliationActe,
} from '@espace-adherent/contract'
import { actesParFamille, isDansPortee, ligneNouvelle, lignesDe } from '@espace-adherent/domain'
import { dire, findCouverts, portionTenue, repondu, traite } from '../actes/index.ts'
import { findLibelle, findLignes } from '../referentiel/index.ts'
import { defineSlice } from '../slice.ts'
import * as mots from './mots.ts'
import { contactMots } from './mots.ts'
import { textes } from './textes.ts'

/** A conversation: it is answered, and nothing is decided. */
const contactTraite = traite({
  acte: contactActe,
  // The adherent writes about everybody, a beneficiary about themselves.
  async faits(tx, appelant) {
    const personnes = await findCouverts(tx, portionTenue(appelant))
    const { qualite, etat } = appelant.contrat
    const familles = appelant.contrat.typeContrat === 'sante' ? actesParFamille() : []
    return {
      motifs: await findLignes(tx, appelant.client.code, 'motif-contact'),
      domaines: familles.map(({ libelle, actes }) => ({
        libelle,
        sousDomaines: actes.map((acte) => acte.libelle),
      })),
      personnes: personnes.map(({ id, prenom, nom }) => ({ id, nom: `${prenom} ${nom}` })),
      demarches: [
        'reclamation' as const,
        ...(isDansPortee(resiliationActe.portee, qualite) && etat !== 'resilie'
          ? ['resiliation' as const]
          : []),
      ],
    }
  },
  async avant(tx, { client }, { motif, domaine, sousDomaine, personne }, { motifs, personnes }) {
    const cle = { table: 'motif-contact', code: motif }
    const libelle = (await findLibelle(tx, client.code, cle, motifs)) ?? motif
    return {
      sujet: [libelle, domaine, sousDomaine].filter((partie) => partie !== '').join(' › '),
      personne: personnes.find(({ id }) => id === personne)?.nom ?? null,
    }
  },
  resume: ({ sujet, personne }, { message }) =>
    lignesDe(
      ligneNouvelle(textes.sujet, sujet),
      ligneNouvelle(textes.personne, personne),
      ligneNouvelle(textes.message, message),
    ),
  message: (lignes) => ({
    sujet: lignes.at(0)?.apres ?? '',
    texte: lignes.at(-1)?.apres ?? '',
  }),
  // Dissatisfied, whatever it was called: it is answered as a complaint, from the day it was sent.
  requalifie({ message }, { en }) {
    if (en !== 'reclamation') return null
    const data = { objet: 'autre', depuis: null, message, attendu: null } as const
    return {
      acte: reclamationActe.key,
      version: reclamationActe.version,
      data,
      lignes: lignesReclamation(data),
      dit: textes.enReclamation,
    }
  },
  suite: (fait, { sujet }) => dire(repondu(fait), mots, { sujet }),
})

export const contactSlice = defineSlice({
  nom: 'contact',
  mots: contactMots,
  actes: () => [contactTraite],
})
