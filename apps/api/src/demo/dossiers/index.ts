import { maskIban } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import { sealed } from '../../schema/sealed.ts'
import type { CodeClient, ContratDemo } from '../types.ts'
import { cartesDe } from './cartes.ts'
import { cotisationsDe, mandatsDe } from './cotisations.ts'
import { documentsDe } from './documents.ts'

type Options = {
  client: { code: CodeClient; libelle: string }
  contrats: readonly ContratDemo[]
  aujourdhui: string
  sealer: Sealer
  idOf(cle: string): string
}

/** Cards, contributions and papers of every contract of a client, ready to be kept. */
export function dossiersLot({ client, contrats, aujourdhui, sealer, idOf }: Options) {
  const clientCode = client.code
  const owned = <T>(rows: T[]) => rows.map((row) => ({ clientCode, ...row }))
  return {
    cartes: owned(cartesDe(clientCode, contrats, Number(aujourdhui.slice(0, 4)))),
    cotisations: owned(cotisationsDe(contrats, aujourdhui)),
    mandats: owned(
      mandatsDe(clientCode, contrats).map(({ iban, ...mandat }) => ({
        ...mandat,
        iban: sealer.seal(iban, sealed.mandatIban(clientCode, mandat.rum)),
        ibanMasque: maskIban(iban),
      })),
    ),
    documents: owned(
      contrats
        .flatMap((contrat) => documentsDe(contrat, client.libelle, aujourdhui))
        .map(({ cle, ...document }) => ({ ...document, personneId: cle ? idOf(cle) : null })),
    ),
  }
}
