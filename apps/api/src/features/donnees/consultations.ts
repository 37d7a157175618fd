import {
  type ActeGestion,
  actes,
  type Consultation,
  type consultationsResource,
  libellesEvenement,
  type Query,
} from '@espace-adherent/contract'
import { libelleRoles, type Role } from '@espace-adherent/domain'
import { z } from 'zod'
import { lireCurseur, type Page, suiteDe } from '../../platform/resources/index.ts'
import type { Client } from '../client.ts'
import type { MembreContext } from '../context.ts'
import { findConsultations, type LigneConsultation } from './consultations.repository.ts'
import { textes } from './textes.ts'

/** Who opened my file: what the history says that others did with it. */
export const consultationsSource = {
  async list(
    { db, client, visiteur }: MembreContext,
    { apres, taille }: Query<typeof consultationsResource>,
  ): Promise<Page<Consultation>> {
    const { rows, total } = await findConsultations(db, {
      compteId: visiteur.compteId,
      avant: lireCurseur(apres, z.tuple([z.int()]))?.[0] ?? null,
      taille: taille + 1,
    })
    return {
      items: rows.slice(0, taille).map((row) => toConsultation(row, client.droits)),
      total,
      suite: rows.length > taille ? suiteDe(rows, taille, ({ id }) => [id]) : null,
    }
  },
}

function toConsultation(ligne: LigneConsultation, droits: Client['droits']): Consultation {
  const { id, le, action, nom, role, roles, objet, cible, detail } = ligne
  return {
    id,
    le: le.toISOString(),
    nom,
    role: Object.hasOwn(textes.proches, action)
      ? textes.proche
      : libelleRoles((role?.split(', ') as Role[] | undefined) ?? roles ?? [], droits),
    quoi: quoiDe(ligne),
    demande:
      objet === 'demande' && cible !== null
        ? { id: cible, libelle: libelleActe(detail?.acte) }
        : null,
  }
}

const consultations: Readonly<Record<string, string>> = {
  demande: textes.aConsulteDemande,
  document: textes.aConsultePiece,
  iban: textes.aLuIban,
}

function quoiDe({ action, objet, cible, detail }: LigneConsultation): string {
  if (action === 'vu-comme') return textes.aVuComme(String(detail?.motif ?? ''))
  const geste = action.startsWith('demande-') ? action.slice('demande-'.length) : null
  if (geste !== null && Object.hasOwn(textes.demandes, geste))
    return textes.demandes[geste as keyof typeof textes.demandes]
  if (Object.hasOwn(textes.medical, action))
    return textes.medical[action as keyof typeof textes.medical](
      textes.quoiMedical[String(detail?.nature) as keyof typeof textes.quoiMedical] ??
        textes.quoiMedical.piece,
    )
  if (Object.hasOwn(textes.proches, action))
    return textes.proches[action as keyof typeof textes.proches]
  if (action === 'consultation' && objet === 'ecran') return textes.aVuEcran(cible ?? '')
  if (action === 'consultation') return consultations[objet] ?? textes.consulte
  return Object.hasOwn(libellesEvenement, action)
    ? textes.aFait(libellesEvenement[action as keyof typeof libellesEvenement])
    : textes.autre
}

const libelleActe = (acte: unknown) =>
  Object.hasOwn(actes, String(acte)) ? actes[acte as ActeGestion].libelle : textes.uneDemande
