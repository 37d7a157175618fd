import type { Codage, DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import { formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { formatMontant, saisieMontant } from '@espace-adherent/domain/montants'
import {
  fauteSoin,
  nettoyerSoin,
  SOIN_VIDE,
  type SoinSaisi,
} from '@espace-adherent/domain/sinistres/facture.ts'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { FieldLayoutContext, TextField } from '@espace-adherent/ui/fields'
import { cleBrouillon, useSaisieGardee } from '../../gestion/index.ts'
import { SoinsField } from '../../sinistres/index.ts'
import { Cadre } from './Cadre.tsx'
import { textes } from './textes.ts'
import type { Suivi } from './useTraitement.ts'

type CoderProps = { dossier: DossierTraitement; suivi: Suivi; onClose: () => void }

type Saisie = { professionnel: string; dateSoins: string; soins: SoinSaisi[] }

/** What was said of it before, by a clerk; else the price that its member typed. */
const departDe = ({ professionnel, dateSoins, soins, montant }: Codage): Saisie => ({
  professionnel,
  dateSoins: dateSoins && formatDate(dateSoins),
  soins:
    soins.length === 0
      ? [{ ...SOIN_VIDE, depense: saisieMontant(montant) }]
      : soins.map(({ codeActe, quantite, depense }) => ({
          ...SOIN_VIDE,
          codeActe,
          quantite: String(quantite),
          depense: saisieMontant(depense),
        })),
})

const VIDE: Codage = { montant: null, precision: '', professionnel: '', dateSoins: '', soins: [] }

/** The care of a bill that was sent without it, as the bill names it. What it pays is read before anything is accepted. */
export function Coder({ dossier: { id, codage }, suivi, onClose }: CoderProps) {
  const connu = codage ?? VIDE
  const [saisie, change, oublier] = useSaisieGardee<Saisie>(
    cleBrouillon('demande.coder', id),
    departDe(connu),
  )
  const { professionnel, dateSoins, soins } = saisie
  const jour = parseDate(dateSoins)
  const isComplet =
    jour !== null &&
    professionnel.trim() !== '' &&
    soins.length > 0 &&
    soins.every((soin) => fauteSoin(soin) === null)
  const total = soins.reduce((somme, soin) => somme + nettoyerSoin(soin).depense, 0)
  const { montant } = connu
  return (
    <Cadre
      titre={textes.coderTitre}
      aide={textes.coderAide}
      confirmer={textes.coderConfirmer}
      suivi={suivi}
      onClose={onClose}
      onFait={oublier}
      voulu={isComplet ? { geste: 'coder', professionnel, dateSoins: jour, soins } : null}
    >
      <FieldLayoutContext value="stack">
        <TextField
          label={textes.coderProfessionnel}
          required
          autoComplete="off"
          value={professionnel}
          onChange={(texte) => change({ ...saisie, professionnel: texte })}
        />
        <DateField
          label={textes.coderDate}
          required
          value={dateSoins}
          onChange={(le) => change({ ...saisie, dateSoins: le })}
        />
        <SoinsField value={soins} onChange={(dits) => change({ ...saisie, soins: dits })} />
      </FieldLayoutContext>
      {isComplet && montant !== null && montant !== total && (
        <Notice tone="warning" title={textes.coderEcartTitre}>
          {textes.coderEcart(formatMontant(montant), formatMontant(total))}
        </Notice>
      )}
    </Cadre>
  )
}
