import { parseMontant, saisieMontant } from '@espace-adherent/domain/montants'
import { rubriquesDuDomaine } from '@espace-adherent/domain/prestations'
import { insecables } from '@espace-adherent/domain/texte'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { Champ, Form, FormActions, useFormulaire } from '@espace-adherent/ui/forms'
import { MontantField } from '@espace-adherent/ui/montants'
import { PourQui } from './PourQui.tsx'
import { Nombre, Precisions } from './Precisions.tsx'
import { SituationField } from './SituationField.tsx'
import {
  type Choix,
  type Demande,
  isQuantite,
  messagesSaisie,
  questionDe,
  SAISIE_VIDE,
  type Saisie,
} from './saisie.ts'
import { textes } from './textes.ts'

/** One act: what it is, for whom, at which price, in which situation. */
export function Formulaire({
  domaines,
  personnes,
  onSubmit,
  onEdit,
}: Choix & { onSubmit: (demande: Demande) => void; onEdit: () => void }) {
  const rubriques = domaines.flatMap((domaine) => rubriquesDuDomaine(domaine))
  const actes = rubriques.flatMap((rubrique) => rubrique.actes)
  const acteDe = (code: string) => actes.find((acte) => acte.code === code)
  const form = useFormulaire<Saisie>({
    initial: { ...SAISIE_VIDE, numPers: personnes[0]?.numPers ?? null },
    validate: (saisie) => messagesSaisie(saisie, acteDe(saisie.codeActe)),
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
      onSubmit={(saisie) => {
        const acte = acteDe(saisie.codeActe)
        const personne = personnes.find(({ numPers }) => numPers === saisie.numPers)
        const depense = parseMontant(saisie.prix)
        if (!acte || !personne || depense === null) return
        const { numPers, prenom } = personne
        onSubmit({ numPers, prenom, libelle: acte.libelle, ...questionDe(saisie, acte, depense) })
      }}
    >
      <Champ form={form} name="numPers">
        {(champ) => <PourQui {...champ} personnes={personnes} />}
      </Champ>
      <Champ form={form} name="codeActe">
        {({ onChange, ...champ }) => (
          <SelectField
            {...champ}
            label={textes.acte}
            groupes={rubriques.map(({ libelle, actes }) => ({
              libelle,
              choix: actes.map(({ code, libelle }) => ({
                valeur: code,
                libelle: insecables(libelle),
              })),
            }))}
            onChange={(code) => {
              onChange(code)
              // What was said of one act says nothing of another.
              for (const nom of PRECISIONS) form.resetField(nom)
              form.resetField('prix', { defaultValue: '' })
              proposer(acteDe(code)?.prixUsuel, '1')
            }}
            required
          />
        )}
      </Champ>
      {acte && (
        <Nombre
          form={form}
          acte={acte}
          onNombre={(quantite) => proposer(acte.prixUsuel, quantite)}
        />
      )}
      <Champ form={form} name="prix">
        {(champ) => <MontantField {...champ} label={textes.prix} hint={textes.prixAide} required />}
      </Champ>
      {acte && <Precisions form={form} acte={acte} />}
      <Champ form={form} name="situation">
        {(champ) => <SituationField {...champ} />}
      </Champ>
      <FormActions>
        <Button variant="primary" type="submit" block="xs">
          {textes.calculer}
        </Button>
      </FormActions>
    </Form>
  )
}

const PRECISIONS = [
  'quantite',
  'monture',
  'base',
  'coefficient',
  'oreille',
  'motif',
  'isSurdiCecite',
  'isCommence',
] as const
