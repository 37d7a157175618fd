import { clesSystemeGestion, type Empechements } from '@espace-adherent/contract'
import type { PorteeMachine } from '@espace-adherent/domain'
import { z } from 'zod'
import { type CleApi, type Ecriture, holdCleApi, saveCleApi } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import {
  decider,
  findAttente,
  refusSecond,
  type Sujet,
  textesApprobation,
} from '../accords/a-deux/index.ts'
import type { Accords } from '../accords/index.ts'
import type { StaffContext } from '../context.ts'
import { gere, lueDe, type Outils } from '../gestion/index.ts'
import type { Qui } from '../nouvelles/index.ts'
import { clesLues } from './cles.repository.ts'
import { prepareCle, refuseTroisieme } from './preparer.ts'

type ClesOutils = Outils & { accords: Pick<Accords, 'refusDeux'> }

const OBJET = 'cles-systeme'

const sujetDe = ({ client }: Pick<StaffContext, 'client'>, cible: string): Sujet => ({
  ...{ clientCode: client.code, objet: OBJET, cible, geste: 'delivrer' },
})

/** What a line says of a key: what it opens, and nothing that opens. */
export const diteCle = <A extends string>(
  action: A,
  { id, nom, portees }: Pick<CleApi, 'id' | 'nom' | 'portees'>,
) => ({ action, objet: OBJET, cible: id, a: 'auteur', detail: { nom, portees } }) as const

const requireDeux = (refus: string | null): void => {
  if (refus) throw new AppError('BadRequest', refus)
}

/** Who may call in the name of the insurer: it takes two administrators, and one to shut it again. */
export const clesTenues = gere(clesSystemeGestion, {
  ...lueDe(clesSystemeGestion, clesLues),
  tient: async (e: Ecriture<Qui>, id: string, { client }: StaffContext, _: ClesOutils) =>
    z.uuid().safeParse(id).success ? holdCleApi(e, client.code, id) : undefined,
  async empechements(context, lignes) {
    const { db, visiteur } = context
    const dits = new Map<string, Empechements>()
    for (const { id, etat } of lignes) {
      const attente = etat === 'preparee' ? await findAttente(db, sujetDe(context, id)) : null
      if (!attente) continue
      const refus = await refusSecond(db, attente.demandeParId, visiteur.compteId)
      dits.set(id, {
        delivrer: textesApprobation.dejaDemande,
        ...(refus && { 'delivrer/accord': refus }),
      })
    }
    return dits
  },
  gestes: {
    async preparer(e, { nom, portees, reseaux, expireLe }) {
      const change = await prepareCle(e, {
        ...{ nom, expireLe, reseaux: reseaux ?? [], portees: portees as PorteeMachine[] },
      })
      const { value } = change
      return {
        id: value.id,
        changes: [change],
        nouvelle: diteCle('cle-systeme-preparee', value),
      }
    },
    delivrer: {
      demande: async (_, row) => ({ nouvelle: diteCle('cle-systeme-soumise', row) }),
      async fait(e, row, { demandeParId }, { visiteur, now }, { accords }) {
        if (row.etat !== 'preparee') throw new AppError('Conflict')
        const deux = { demandeur: demandeParId, second: visiteur.compteId }
        requireDeux(await accords.refusDeux(e, deux, now))
        await refuseTroisieme(e, row)
        const changes = [await saveCleApi(e, row.id, { etat: 'accordee', modifieLe: now })]
        return { changes, nouvelle: diteCle('cle-systeme-accordee', row) }
      },
      refus: async (_, row) => ({ nouvelle: diteCle('cle-systeme-refusee', row) }),
    },
    async revoquer(e, row, _, context) {
      const { now } = context
      const sujet = sujetDe(context, row.id)
      // Nobody is asked any more.
      if (await findAttente(e, sujet)) await decider(e, context, sujet, false)
      const fin = { etat: 'revoquee', revoqueeLe: now, modifieLe: now } as const
      return {
        changes: [await saveCleApi(e, row.id, fin)],
        nouvelle: diteCle('cle-systeme-revoquee', row),
      }
    },
  },
})
