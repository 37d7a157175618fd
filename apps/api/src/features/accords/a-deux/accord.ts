import {
  type Droit,
  type EtatInformation,
  etatInformationApres,
  type Faults,
  type GesteInformation,
  gestesInformationPossibles,
  hasDroit,
} from '@espace-adherent/domain'
import { unchanged, write } from '../../../noyau/index.ts'
import type { Transaction } from '../../../platform/db/index.ts'
import { AppError, refuseFautes, staleWrite } from '../../../platform/http/index.ts'
import type { StaffContext } from '../../context.ts'
import { note, type Qui, quiDe } from '../../nouvelles/index.ts'
import type { Sujet } from '../accords.repository.ts'
import type { ObjetAccord } from '../accords.schema.ts'
import { decider, demander } from './attente.ts'
import { avisAttendu } from './prevenir.ts'
import { textes } from './textes.ts'

/** What is put to a second person, then told to everybody whom it touches. */
export type Dossier = {
  id: string
  clientCode: string
  revision: number
  titre: string
}

type Pose = { etat: EtatInformation; modifieLe: Date }

/** One kind of them: how it is kept, and what it is called. */
export type Genre<Row extends Dossier> = {
  /** What the history says that it is, and how the names of its gestures begin. */
  objet: Extract<ObjetAccord, 'evolutions' | 'violations'>
  nom: 'evolution' | 'violation'
  droit: Droit
  /** Null: nobody is to be told of this one. */
  etatDe(row: Row): EtatInformation | null
  /** Held: two who decide at once come one after the other. */
  lock(tx: Transaction, id: string): Promise<Row | undefined>
  poser(tx: Transaction, id: string, pose: Pose): Promise<unknown>
}

/** What is agreed to of either: that people are told. */
export const INFORMER = 'informer'

const sujetDe = ({ objet }: Pick<Sujet, 'objet'>, { id, clientCode }: Dossier): Sujet => ({
  clientCode,
  objet,
  cible: id,
  geste: INFORMER,
})

/** What this person may do with it now. */
export function gestesAccord<Row extends Dossier>(
  { droit, etatDe }: Genre<Row>,
  { client, visiteur }: StaffContext,
  row: Row & { soumisParId: string | null },
): GesteInformation[] {
  const etat = etatDe(row)
  if (etat === null || !hasDroit(visiteur.roles, droit, client.droits)) return []
  const information = { etat, decision: 'informer', auteurId: row.soumisParId } as const
  return gestesInformationPossibles(information, visiteur.compteId)
}

type Voulu = { id: string; revision: number; geste: GesteInformation }

type Regles<Row, Lu> = {
  messages: Qui['messages']
  /** The field that says how many they are, how they are called, how many whoever decides has seen. */
  compte: { champ: string; mots: string; vus: number }
  /** How its second person is told what waits for them. */
  quoi(titre: string): string
  /** How many there are now, and what keeps it from being sent. */
  verifier(tx: Transaction, row: Row): Promise<{ nombre: number; fautes: Faults }>
  lire(tx: Transaction, row: Row): Promise<Lu>
  partir(tx: Transaction, id: string): Promise<unknown>
}

/** Submitted by one, consented to by another who has seen as many, then sent. */
export const accorder = <Row extends Dossier, Lu>(
  genre: Genre<Row>,
  context: StaffContext,
  voulu: Voulu,
  { messages, compte, quoi, verifier, lire, partir }: Regles<Row, Lu>,
): Promise<Lu> =>
  write(context.db, quiDe(context, { messages }), async (e) => {
    const { client, now } = context
    const { id, geste } = voulu
    const row = await genre.lock(e, id)
    if (!row || row.clientCode !== client.code) throw new AppError('NotFound')
    if (row.revision !== voulu.revision) throw staleWrite(voulu, await lire(e, row))
    const actuel = genre.etatDe(row)
    const etat = actuel && etatInformationApres(actuel, geste)
    if (!etat) throw new AppError('BadRequest', undefined, { geste: textes.pasPossible })
    const { nombre, fautes } = await verifier(e, row)
    if (geste !== 'refuser') {
      refuseFautes(fautes)
      if (nombre !== compte.vus)
        refuseFautes({ [compte.champ]: textes.nombreChange(compte.vus, nombre, compte.mots) })
    }
    const sujet = sujetDe(genre, row)
    if (geste === 'soumettre') await demander(e, context, sujet, { nombre })
    else await decider(e, context, sujet, geste === 'approuver', { nombre })
    await genre.poser(e, id, { etat, modifieLe: now })
    const attendu = { droit: genre.droit, quoi: quoi(row.titre) }
    await note(e, {
      action: `${genre.nom}-${geste}`,
      objet: genre.objet,
      cible: id,
      a: 'auteur',
      detail: { nombre },
      messages: etat === 'attente' ? await avisAttendu(e, context, attendu) : [],
    })
    if (etat === 'encours') await partir(e, id)
    const apres = await genre.lock(e, id)
    return unchanged(e, await lire(e, apres ?? row))
  })
