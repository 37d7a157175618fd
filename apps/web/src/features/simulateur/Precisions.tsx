import { maskMontant } from '@espace-adherent/domain/montants'
import {
  libellesMotifAnticipe,
  libellesOreille,
  type MotifAnticipe,
} from '@espace-adherent/domain/prestations'
import { OuiNon, RadioGroup } from '@espace-adherent/ui/choix'
import { DigitsField, TextField } from '@espace-adherent/ui/fields'
import { Champ, type Formulaire } from '@espace-adherent/ui/forms'
import { MontantField } from '@espace-adherent/ui/montants'
import { type ActeChoisi, nombreDe, type Saisie } from './saisie.ts'
import { textes } from './textes.ts'

type Props = { form: Formulaire<Saisie>; acte: ActeChoisi }

const oreilles = Object.entries(libellesOreille).map(([valeur, libelle]) => ({ valeur, libelle }))

const motifDe = (valeur: MotifAnticipe) => ({ valeur, libelle: libellesMotifAnticipe[valeur] })

/** How many, or for which ear; `onNombre` proposes the price that goes with it. */
export function Nombre({ form, acte, onNombre }: Props & { onNombre: (quantite: string) => void }) {
  if (acte.hasOreille)
    return (
      <Champ form={form} name="oreille">
        {({ onChange, ...champ }) => (
          <RadioGroup
            {...champ}
            label={textes.oreille}
            choix={oreilles}
            onChange={(oreille) => {
              onChange(oreille)
              onNombre(String(nombreDe({ quantite: '1', oreille }, acte)))
            }}
            required
          />
        )}
      </Champ>
    )
  if (!acte.unite) return null
  return (
    <Champ form={form} name="quantite">
      {({ onChange, ...champ }) => (
        <DigitsField
          {...champ}
          label={textes.unites[acte.unite ?? ''] ?? textes.quantite}
          maxLength={2}
          onChange={(quantite) => {
            onChange(quantite)
            onNombre(quantite)
          }}
          required
        />
      )}
    </Champ>
  )
}

/** What the bill or the quote says besides its price, for the acts where it changes who pays. */
export function Precisions({ form, acte }: Props) {
  return (
    <>
      {acte.hasCoefficient && (
        <Champ form={form} name="coefficient">
          {(champ) => (
            <TextField
              {...champ}
              label={textes.coefficient}
              hint={textes.coefficientAide(acte.code)}
              inputMode="decimal"
              mask={maskMontant}
              figures
              required
            />
          )}
        </Champ>
      )}
      {acte.hasBase && (
        <Champ form={form} name="base">
          {(champ) => <MontantField {...champ} label={textes.base} hint={textes.baseAide} />}
        </Champ>
      )}
      {acte.hasMonture && (
        <Champ form={form} name="monture">
          {(champ) => <MontantField {...champ} label={textes.monture} hint={textes.montureAide} />}
        </Champ>
      )}
      {acte.hasOreille && (
        <Champ form={form} name="isSurdiCecite">
          {(champ) => <OuiNon {...champ} label={textes.surdiCecite} />}
        </Champ>
      )}
      {acte.motifs.length > 0 && (
        <Champ form={form} name="motif">
          {(champ) => (
            <RadioGroup
              {...champ}
              label={textes.motif}
              choix={[{ valeur: '', libelle: textes.sansMotif }, ...acte.motifs.map(motifDe)]}
            />
          )}
        </Champ>
      )}
      {acte.commenceAvant !== null && (
        <Champ form={form} name="isCommence">
          {(champ) => <OuiNon {...champ} label={textes.commence(acte.commenceAvant ?? 0)} />}
        </Champ>
      )}
    </>
  )
}
