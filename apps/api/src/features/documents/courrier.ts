import {
  dateAParis,
  type MotTextes,
  type ValeursMot,
  type VariablesMot,
} from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { textesDe } from '../portail/index.ts'
import { insertPdf } from './dossier.repository.ts'

type Courrier<V extends VariablesMot, N extends string> = {
  edition: MotTextes<V, N>
  valeurs: ValeursMot<V>
  /** Its paragraphs, from its sentences. */
  paragraphes(dit: Record<N, string>): readonly string[]
  nomFichier: string
  /** Whose it is; without it, the adherent's. */
  personneId?: string
}

/** A letter of the insurer, among the attestations of a contract. */
export function insertCourrier<V extends VariablesMot, N extends string>(
  tx: Executor,
  { client, contrat, now }: { client: Client; contrat: CleContrat; now: Date },
  { edition, valeurs, paragraphes, nomFichier, ...pour }: Courrier<V, N>,
): Promise<void> {
  const dit = textesDe(client, edition, valeurs)
  return insertPdf(tx, contrat, {
    ...pour,
    nature: 'attestations',
    titre: (dit as Record<string, string>).titre ?? '',
    le: dateAParis(now),
    edition: 'courrier',
    parametres: { paragraphes: [...paragraphes(dit)] },
    nomFichier,
  })
}
