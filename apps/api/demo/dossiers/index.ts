import { maskIban } from '@espace-adherent/domain'
import { empreinteIban } from '../../src/noyau/scelles.ts'
import { sealed } from '../../src/noyau/sealed.ts'
import type { Sealer } from '../../src/platform/crypto/index.ts'
import type { AssuresDemo, CodeClient } from '../types.ts'
import { cartesDe } from './cartes.ts'
import { cotisationsDe, mandatsDe } from './cotisations.ts'
import { documentsDe } from './documents.ts'
import { parMoisDe } from './prix.ts'

type Options = {
  client: { code: CodeClient; libelle: string }
  assures: AssuresDemo
  aujourdhui: string
  sealer: Sealer
  idOf(cle: string): string
}

/** Cards, contributions and papers of every contract of a client, ready to be kept. */
export function dossiersLot({ client, assures, aujourdhui, sealer, idOf }: Options) {
  const { contrats } = assures
  const annee = Number(aujourdhui.slice(0, 4))
  const clientCode = client.code
  const parMois = parMoisDe(clientCode, assures, annee)
  const owned = <T>(rows: T[]) => rows.map((row) => ({ clientCode, ...row }))
  return {
    cartes: owned(cartesDe(clientCode, contrats, annee)),
    cotisations: owned(cotisationsDe(contrats, aujourdhui, parMois)),
    mandats: owned(
      mandatsDe(clientCode, contrats).map(({ iban, ...mandat }) => ({
        ...mandat,
        iban: sealer.seal(iban, sealed.mandatIban(clientCode, mandat.rum)),
        ibanMasque: maskIban(iban),
        ibanEmpreinte: empreinteIban(sealer, iban),
      })),
    ),
    documents: owned(
      contrats
        .flatMap((contrat) =>
          documentsDe(contrat, client.libelle, aujourdhui, assures.personnes, parMois),
        )
        .map(({ cle, ...document }) => ({ ...document, personneId: cle ? idOf(cle) : null })),
    ),
  }
}
