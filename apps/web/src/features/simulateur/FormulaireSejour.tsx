import type { Query, Row } from '@espace-adherent/contract/resources'
import {
  DEPENSE_MAX,
  type simulateurResource,
  type simulationSejourResource,
} from '@espace-adherent/contract/simulateur'
import {
  addYears,
  dateAParis,
  messageSaisieDate,
  parseDate,
} from '@espace-adherent/domain/calendrier'
import { NUITS_MAX } from '@espace-adherent/domain/hospitalisation/sejour.ts'
import { messageMontant, parseMontant } from '@espace-adherent/domain/montants'
import type { SituationSoin } from '@espace-adherent/domain/prestations'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { DigitsField } from '@espace-adherent/ui/fields'
import { Champ, Form, FormActions, useFormulaire } from '@espace-adherent/ui/forms'
import { MontantField } from '@espace-adherent/ui/montants'
import { PourQui } from './PourQui.tsx'
import { SituationField } from './SituationField.tsx'
import { textes } from './textes.ts'

const { sejour: mots } = textes
type Question = Partial<Query<typeof simulationSejourResource>>
export type DemandeSejour = { question: Question; prenom: string }

const prixMax = { max: DEPENSE_MAX }
const oui = (isOui: boolean) => (isOui ? 'oui' : 'non')

/** A stay before it happens: what the quotes say, and nothing that they do not. */
export function FormulaireSejour({
  personnes,
  onSubmit,
  onEdit,
}: Pick<Row<typeof simulateurResource>, 'personnes'> & {
  onSubmit: (demande: DemandeSejour) => void
  onEdit: () => void
}) {
  const jour = dateAParis(new Date())
  const form = useFormulaire({
    initial: {
      numPers: (personnes[0]?.numPers ?? null) as string | null,
      dateEntree: '',
      nuits: '2',
      isPsychiatrie: false,
      situation: 'parcours' as SituationSoin,
      fraisSejour: '',
      chirurgien: '',
      baseChirurgien: '',
      isOptamChirurgien: true,
      anesthesiste: '',
      baseAnesthesiste: '',
      isOptamAnesthesiste: true,
      chambre: '',
    },
    validate: (saisie) => ({
      numPers: saisie.numPers ? null : textes.pourObligatoire,
      dateEntree: messageSaisieDate(saisie.dateEntree, {
        required: true,
        min: addYears(jour, -2),
        max: addYears(jour, 1),
      }),
      nuits: isNuits(saisie.nuits) ? null : mots.nuitsIncorrectes(NUITS_MAX),
      fraisSejour: messageMontant(saisie.fraisSejour, prixMax),
      chirurgien: messageMontant(saisie.chirurgien, prixMax),
      baseChirurgien: messageMontant(saisie.baseChirurgien, {
        ...prixMax,
        required: saisie.chirurgien !== '',
      }),
      anesthesiste: messageMontant(saisie.anesthesiste, prixMax),
      baseAnesthesiste: messageMontant(saisie.baseAnesthesiste, {
        ...prixMax,
        required: saisie.anesthesiste !== '',
      }),
      chambre: messageMontant(saisie.chambre, prixMax),
    }),
  })
  return (
    <Form
      form={form}
      onEdit={onEdit}
      onSubmit={(saisie) => {
        const personne = personnes.find(({ numPers }) => numPers === saisie.numPers)
        const dateEntree = parseDate(saisie.dateEntree)
        if (!personne || dateEntree === null) return
        const montant = (nom: keyof Question, texte: string): Question => {
          const cents = parseMontant(texte)
          return cents === null ? {} : { [nom]: cents }
        }
        onSubmit({
          prenom: personne.prenom,
          question: {
            numPers: personne.numPers,
            dateEntree,
            nuits: Number(saisie.nuits),
            psychiatrie: oui(saisie.isPsychiatrie),
            situation: saisie.situation,
            optamChirurgien: oui(saisie.isOptamChirurgien),
            optamAnesthesiste: oui(saisie.isOptamAnesthesiste),
            ...montant('fraisSejour', saisie.fraisSejour),
            ...montant('chirurgien', saisie.chirurgien),
            ...montant('baseChirurgien', saisie.baseChirurgien),
            ...montant('anesthesiste', saisie.anesthesiste),
            ...montant('baseAnesthesiste', saisie.baseAnesthesiste),
            ...montant('chambre', saisie.chambre),
          },
        })
      }}
    >
      <Champ form={form} name="numPers">
        {(champ) => <PourQui {...champ} personnes={personnes} />}
      </Champ>
      <Champ form={form} name="dateEntree">
        {(champ) => (
          <DateField
            {...champ}
            label={mots.entree}
            required
            min={addYears(jour, -2)}
            max={addYears(jour, 1)}
          />
        )}
      </Champ>
      <Champ form={form} name="nuits">
        {(champ) => (
          <DigitsField {...champ} label={mots.nuits} hint={mots.nuitsAide} maxLength={2} required />
        )}
      </Champ>
      <Champ form={form} name="isPsychiatrie">
        {(champ) => <CheckboxField {...champ} label={mots.psychiatrie} />}
      </Champ>
      <Champ form={form} name="situation">
        {(champ) => <SituationField {...champ} />}
      </Champ>
      <Champ form={form} name="fraisSejour">
        {(champ) => <MontantField {...champ} label={mots.fraisSejour} hint={mots.facultatif} />}
      </Champ>
      <Champ form={form} name="chirurgien">
        {(champ) => <MontantField {...champ} label={mots.chirurgien} hint={mots.facultatif} />}
      </Champ>
      {form.watch('chirurgien') !== '' && (
        <>
          <Champ form={form} name="baseChirurgien">
            {(champ) => (
              <MontantField {...champ} label={mots.baseChirurgien} hint={mots.baseAide} required />
            )}
          </Champ>
          <Champ form={form} name="isOptamChirurgien">
            {(champ) => <CheckboxField {...champ} label={mots.optamChirurgien} />}
          </Champ>
        </>
      )}
      <Champ form={form} name="anesthesiste">
        {(champ) => <MontantField {...champ} label={mots.anesthesiste} hint={mots.facultatif} />}
      </Champ>
      {form.watch('anesthesiste') !== '' && (
        <>
          <Champ form={form} name="baseAnesthesiste">
            {(champ) => (
              <MontantField
                {...champ}
                label={mots.baseAnesthesiste}
                hint={mots.baseAide}
                required
              />
            )}
          </Champ>
          <Champ form={form} name="isOptamAnesthesiste">
            {(champ) => <CheckboxField {...champ} label={mots.optamAnesthesiste} />}
          </Champ>
        </>
      )}
      <Champ form={form} name="chambre">
        {(champ) => <MontantField {...champ} label={mots.chambre} hint={mots.chambreAide} />}
      </Champ>
      <FormActions>
        <Button variant="primary" type="submit" block="sm">
          {textes.calculer}
        </Button>
      </FormActions>
    </Form>
  )
}

const isNuits = (texte: string) => /^\d{1,2}$/.test(texte) && Number(texte) <= NUITS_MAX
