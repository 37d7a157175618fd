import type { FicheClient, NomDeLogo } from '@espace-adherent/contract'
import type { ClientRow, LogoRow } from './clients.repository.ts'

/** A client as its administrators see it; of a secret, that there is one. */
export function toFiche(
  row: ClientRow,
  logos: readonly LogoRow[],
  url: string | undefined,
  attente: Pick<FicheClient, 'accord' | 'administrateurs'>,
): FicheClient {
  return {
    id: row.code,
    revision: row.revision,
    modifieLe: row.modifieLe?.toISOString() ?? null,
    libelle: row.libelle,
    adresses: row.adresses,
    adressesRestreintes: row.adressesRestreintes,
    adressePublique: row.adressePublique,
    url: url ?? '',
    isDefaut: row.isDefaut,
    isEnPreparation: row.preparation !== null,
    config: row.config,
    charte: row.charte,
    fonctionnalites: row.fonctionnalites,
    offresFermees: row.offresFermees,
    fournisseurExterne: row.fournisseurExterne && fournisseurOf(row.fournisseurExterne),
    logos: Object.fromEntries(logos.map((logo) => [logo.nom, logoOf(logo)])) as Partial<
      Record<NomDeLogo, ReturnType<typeof logoOf>>
    >,
    ...attente,
  }
}

const fournisseurOf = ({
  clientSecret,
  ...fournisseur
}: NonNullable<ClientRow['fournisseurExterne']>) => ({
  ...fournisseur,
  hasSecret: clientSecret !== '',
})

const logoOf = ({ typeMime, contenu, empreinte }: LogoRow) => ({
  typeMime,
  octets: contenu.length,
  empreinte,
})
