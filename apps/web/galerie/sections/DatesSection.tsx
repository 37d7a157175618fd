import {
  formatJourDuMois,
  messageDateNaissance,
  messageMois,
  messageSaisieDate,
  messageSaisieInstant,
  parseDate,
  parseInstant,
  parseMois,
} from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { BirthDateField } from '@espace-adherent/ui/dates/BirthDateField.tsx'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { InstantField } from '@espace-adherent/ui/dates/InstantField.tsx'
import { MonthField } from '@espace-adherent/ui/dates/MonthField.tsx'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Champ, Form, useFormulaire } from '@espace-adherent/ui/forms'
import { useState } from 'react'
import { Essai, Recu } from '../Essai.tsx'
import { Grid, Specimen } from '../Specimen.tsx'

const aujourdhui = '2026-11-15'
const bornee = {
  required: true,
  min: '2026-11-03',
  max: '2027-05-31',
  isDisabled: (date: string) => date === '2027-05-01',
}
const mois = {
  required: true,
  min: '2026-02',
  max: '2027-11',
  isDisabled: (m: string) => m === '2026-08',
}

export default function DatesSection() {
  return (
    <Grid>
      <Specimen nom="Date">
        <Essai initial="" message={(v) => messageSaisieDate(v, {})} recu={parseDate}>
          {(champ) => <DateField {...champ} label="Date des soins" aujourdhui={aujourdhui} />}
        </Essai>
      </Specimen>
      <Specimen nom="Date bornée">
        <Essai initial="" message={(v) => messageSaisieDate(v, bornee)} recu={parseDate}>
          {(champ) => (
            <DateField {...champ} {...bornee} label="Date d’entrée" aujourdhui={aujourdhui} />
          )}
        </Essai>
      </Specimen>
      <Specimen nom="Date de naissance">
        <NaissanceSpecimen />
      </Specimen>
      <Specimen nom="Mois">
        <Essai initial="" message={(v) => messageMois(v, mois)} recu={parseMois}>
          {(champ) => (
            <MonthField {...champ} {...mois} label="Mois de cotisation" aujourdhui={aujourdhui} />
          )}
        </Essai>
      </Specimen>
      <Specimen nom="Date en erreur">
        <DateField
          label="Date des soins"
          value="31/02/2026"
          onChange={() => {}}
          error={messageSaisieDate('31/02/2026', {}) ?? undefined}
        />
      </Specimen>
      <Specimen nom="Date désactivée">
        <DateField label="Date des soins" value="03/11/2026" onChange={() => {}} disabled />
      </Specimen>
      <Specimen nom="Date et heure">
        <Essai initial="" message={messageSaisieInstant} recu={parseInstant}>
          {(champ) => <InstantField {...champ} label="Constatée le" />}
        </Essai>
      </Specimen>
      <Specimen nom="Date dans une fenêtre">
        <FenetreSpecimen />
      </Specimen>
      <Specimen nom="Jour du mois">
        <p>Prélèvement le {[1, 5, 10, 28].map(formatJourDuMois).join(', ')} du mois</p>
      </Specimen>
    </Grid>
  )
}

function NaissanceSpecimen() {
  const [sent, setSent] = useState('')
  const form = useFormulaire({
    initial: { dateNaissance: '' },
    validate: ({ dateNaissance }) => ({
      dateNaissance: messageDateNaissance(dateNaissance, aujourdhui),
    }),
  })
  return (
    <>
      <Form form={form} onSubmit={({ dateNaissance }) => setSent(parseDate(dateNaissance) ?? '')}>
        <Champ form={form} name="dateNaissance">
          {(champ) => <BirthDateField {...champ} required aujourdhui={aujourdhui} />}
        </Champ>
        <Button variant="primary" type="submit">
          Valider
        </Button>
      </Form>
      <Recu>{sent}</Recu>
    </>
  )
}

function FenetreSpecimen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir la fenêtre</Button>
      {isOpen && (
        <Dialog title="Une date à choisir" onClose={() => setOpen(false)}>
          <Essai initial="" recu={parseDate}>
            {(champ) => <DateField {...champ} label="Date" aujourdhui={aujourdhui} />}
          </Essai>
        </Dialog>
      )}
    </>
  )
}
