import { isMotDePasse } from '@espace-adherent/domain/identite/mot-de-passe.ts'
import { isNom } from '@espace-adherent/domain/identite/nom.ts'
import { email, memeValeur, premierMessage, requis } from '@espace-adherent/domain/validation'
import { Button } from '@espace-adherent/ui/actions'
import {
  DigitsField,
  EmailField,
  FieldLayoutContext,
  PasswordField,
  PasswordRules,
  TextAreaField,
  TextField,
} from '@espace-adherent/ui/fields'
import { Champ, Form, FormActions, MandatoryNote, useFormulaire } from '@espace-adherent/ui/forms'
import { useState } from 'react'
import { Grid, Specimen } from '../Specimen.tsx'

export default function SaisieSection() {
  return (
    <div className="stack gap-16">
      <Specimen nom="Formulaire en colonnes">
        <FormulaireSpecimen />
      </Specimen>
      <Grid>
        <Specimen nom="Champ de texte">
          <TexteSpecimen />
        </Specimen>
        <Specimen nom="Champ en erreur">
          <TextField
            label="Nom"
            required
            value="Lef3vre"
            onChange={() => {}}
            error="Vous ne pouvez pas renseigner un nom/prénom comportant des caractères spéciaux ou numériques"
          />
        </Specimen>
        <Specimen nom="Champ désactivé">
          <TextField label="Numéro d’adhérent" value="20450017" onChange={() => {}} disabled />
        </Specimen>
        <Specimen nom="Chiffres seulement">
          <ChiffresSpecimen />
        </Specimen>
        <Specimen nom="Texte long">
          <LongSpecimen />
        </Specimen>
        <Specimen nom="Note courte">
          <MandatoryNote variant="court" />
        </Specimen>
      </Grid>
    </div>
  )
}

function FormulaireSpecimen() {
  const [envoye, setEnvoye] = useState('')
  const form = useFormulaire({
    initial: { nom: '', email: '', motDePasse: '', confirmation: '' },
    validate: (values) => ({
      nom: premierMessage(requis('Le nom est obligatoire'), (nom: string) =>
        isNom(nom)
          ? null
          : 'Vous ne pouvez pas renseigner un nom/prénom comportant des caractères spéciaux ou numériques',
      )(values.nom),
      email: premierMessage(requis('L’adresse e-mail est obligatoire'), email())(values.email),
      motDePasse: isMotDePasse(values.motDePasse, 8)
        ? null
        : 'Merci de saisir 8 caractères minimum (dont une minuscule, une majuscule, un chiffre et un caractère spécial)',
      confirmation: memeValeur(
        'Le mot de passe et la confirmation du mot de passe ne sont pas identiques',
      )([values.motDePasse, values.confirmation]),
    }),
  })
  return (
    <Form
      form={form}
      onSubmit={(values) => {
        // What a server would say of an address that it knows already.
        if (values.email === 'prise@example.org') form.refuse({ email: 'Adresse déjà utilisée' })
        else setEnvoye(values.nom)
      }}
    >
      <Champ form={form} name="nom">
        {(champ) => <TextField {...champ} label="Nom" required autoComplete="family-name" />}
      </Champ>
      <Champ form={form} name="email">
        {(champ) => (
          <EmailField
            {...champ}
            label="Identifiant (adresse e-mail)"
            required
            hint="Elle servira à vous connecter."
          />
        )}
      </Champ>
      <Champ form={form} name="motDePasse">
        {(champ) => (
          <PasswordField
            {...champ}
            label="Mot de passe"
            required
            autoComplete="new-password"
            hint={<PasswordRules value={champ.value} longueurMin={8} />}
          />
        )}
      </Champ>
      <Champ form={form} name="confirmation">
        {(champ) => (
          <PasswordField
            {...champ}
            label="Confirmation du mot de passe"
            required
            autoComplete="new-password"
          />
        )}
      </Champ>
      <FormActions>
        <Button variant="primary" type="submit" busy={form.formState.isSubmitting}>
          Valider
        </Button>
      </FormActions>
      <output>{envoye}</output>
    </Form>
  )
}

function TexteSpecimen() {
  const [value, setValue] = useState('')
  return (
    <FieldLayoutContext value="stack">
      <TextField
        label="Prénom"
        autoComplete="given-name"
        hint="Tel qu’il figure sur votre carte."
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </FieldLayoutContext>
  )
}

function ChiffresSpecimen() {
  const [value, setValue] = useState('')
  return (
    <>
      <DigitsField label="Numéro d’adhérent" maxLength={8} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

function LongSpecimen() {
  const [value, setValue] = useState('')
  return <TextAreaField label="Votre message" maxLength={100} value={value} onChange={setValue} />
}
