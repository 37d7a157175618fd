import type { Row } from '@espace-adherent/contract/resources'
import {
  DEPENSE_MAX,
  QUANTITE_MAX,
  type simulateurResource,
} from '@espace-adherent/contract/simulateur'
import { messageMontant, parseMontant, saisieMontant } from '@espace-adherent/domain/montants'
import type { SituationSoin } from '@espace-adherent/domain/prestations'
import { insecables } from '@espace-adherent/domain/texte'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField, RadioGroup, SelectField } from '@espace-adherent/ui/choix'
import { Notice } from '@espace-adherent/ui/feedback'
import { DigitsField } from '@espace-adherent/ui/fields'
import { Champ, Form, FormActions, useFormulaire } from '@espace-adherent/ui/forms'
import { MontantField } from '@espace-adherent/ui/montants'
import { SituationField } from './SituationField.tsx'
import { textes } from './textes.ts'

type Choix = Row<typeof simulateurResource>

export type Demande = {
  numPers: string
  codeActe: string
  depense: number
  quantite: number
  monture?: number
  situation: SituationSoin
  anticipe: 'oui' | 'non'
  /** To say what was simulated, and for whom. */
  prenom: string
  libelle: string
}

export function Formulaire({
  domaines,
  personnes,
  onSubmit,
  onEdit,
}: Choix & { onSubmit: (demande: Demande) => void; onEdit: () => void }) {
  const actes = domaines.flatMap((domaine) => domaine.actes)
  const acteDe = (code: string) => actes.find((acte) => acte.code === code)
  const form = useFormulaire({
    initial: {
      numPers: (personnes[0]?.numPers ?? null) as string | null,
      codeActe: '',
      prix: '',
      quantite: '1',
      monture: '',
      situation: 'parcours' as SituationSoin,
      isAnticipe: false,
    },
    validate: ({ numPers, codeActe, prix, quantite, monture }) => ({
      numPers: numPers ? null : textes.pourObligatoire,
      codeActe: acteDe(codeActe) ? null : textes.acteObligatoire,
      prix: messageMontant(prix, { required: true, min: 0, max: DEPENSE_MAX }),
      quantite: isQuantite(quantite) ? null : textes.quantiteIncorrecte(QUANTITE_MAX),
      monture: acteDe(codeActe)?.hasMonture
        ? messageMontant(monture, { max: parseMontant(prix) ?? 0 })
        : null,
    }),
  })
  const acte = acteDe(form.watch('codeActe'))
  /** A usual price to begin with; what was typed is left alone. */
  const proposer = (usuel: number | null | undefined, quantite: string) => {
    if (usuel == null || form.getFieldState('prix').isDirty || !isQuantite(quantite)) return
    form.resetField('prix', { defaultValue: saisieMontant(usuel * Number(quantite)) })
  }
  return (
    <Form
      form={form}
      onEdit={onEdit}
      onSubmit={({ numPers, codeActe, prix, quantite, monture, situation, isAnticipe }) => {
        const acte = acteDe(codeActe)
        const personne = personnes.find((p) => p.numPers === numPers)
        const depense = parseMontant(prix)
        if (!acte || !personne || depense === null) return
        const prixMonture = acte.hasMonture ? parseMontant(monture) : null
        onSubmit({
          numPers: personne.numPers,
          prenom: personne.prenom,
          codeActe,
          libelle: acte.libelle,
          depense,
          quantite: Number(quantite),
          situation,
          anticipe: acte.isRenouvele && isAnticipe ? 'oui' : 'non',
          ...(prixMonture !== null && { monture: prixMonture }),
        })
      }}
    >
      {personnes.length > 1 && (
        <Champ form={form} name="numPers">
          {(champ) => (
            <RadioGroup
              {...champ}
              label={textes.pour}
              choix={personnes.map(({ numPers, prenom }) => ({ valeur: numPers, libelle: prenom }))}
              required
            />
          )}
        </Champ>
      )}
      {personnes.find(({ numPers }) => numPers === form.watch('numPers'))?.isConfidentiel && (
        <Notice tone="info" title={textes.sansHistorique}>
          {textes.sansHistoriqueTexte}
        </Notice>
      )}
      <Champ form={form} name="codeActe">
        {({ onChange, ...champ }) => (
          <SelectField
            {...champ}
            label={textes.acte}
            groupes={domaines.map(({ libelle, actes }) => ({
              libelle,
              choix: actes.map(({ code, libelle }) => ({
                valeur: code,
                libelle: insecables(libelle),
              })),
            }))}
            onChange={(code) => {
              onChange(code)
              form.setValue('quantite', '1')
              form.setValue('monture', '')
              // The price of one act says nothing of another's.
              form.resetField('prix', { defaultValue: '' })
              proposer(acteDe(code)?.prixUsuel, '1')
            }}
            required
          />
        )}
      </Champ>
      {acte?.unite && (
        <Champ form={form} name="quantite">
          {({ onChange, ...champ }) => (
            <DigitsField
              {...champ}
              label={textes.unites[acte.unite ?? ''] ?? textes.quantite}
              maxLength={2}
              onChange={(quantite) => {
                onChange(quantite)
                proposer(acte.prixUsuel, quantite)
              }}
              required
            />
          )}
        </Champ>
      )}
      <Champ form={form} name="prix">
        {(champ) => <MontantField {...champ} label={textes.prix} hint={textes.prixAide} required />}
      </Champ>
      {acte?.hasMonture && (
        <Champ form={form} name="monture">
          {(champ) => <MontantField {...champ} label={textes.monture} hint={textes.montureAide} />}
        </Champ>
      )}
      {acte?.isRenouvele && (
        <Champ form={form} name="isAnticipe">
          {(champ) => <CheckboxField {...champ} label={textes.anticipe} />}
        </Champ>
      )}
      <Champ form={form} name="situation">
        {(champ) => <SituationField {...champ} />}
      </Champ>
      <FormActions>
        <Button variant="primary" type="submit">
          {textes.calculer}
        </Button>
      </FormActions>
    </Form>
  )
}

const isQuantite = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= QUANTITE_MAX
