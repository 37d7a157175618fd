import {
  messageSaisieDateEffet,
  type Plage,
  parseDate,
  type RegleDateEffet,
  resolvePlages,
} from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { DateEffetField } from '@espace-adherent/ui/dates/DateEffetField.tsx'
import { Champ, Form, useFormulaire } from '@espace-adherent/ui/forms'
import { useRef, useState } from 'react'
import { Essai, Recu } from '../Essai.tsx'
import { Grid, Specimen } from '../Specimen.tsx'

const aujourdhui = '2026-11-15'

const jours: Plage[] = [
  { borneMin: '2026-12-01', borneMax: '2027-01-31', modeMois: false, modificateur: null },
]
const mois: Plage[] = [
  { borneMin: '2026-12-01', borneMax: '2027-11-30', modeMois: true, modificateur: 1 },
]
const finDeMois: Plage[] = [
  { borneMin: '2026-11-01', borneMax: '9999-12-31', modeMois: true, modificateur: 31 },
]
const melees: Plage[] = [
  {
    libelle: 'Dès maintenant',
    borneMin: '2026-11-20',
    borneMax: '2026-12-10',
    modeMois: false,
    modificateur: null,
  },
  {
    libelle: 'Plus tard',
    borneMin: '2027-01-01',
    borneMax: '2027-06-30',
    modeMois: true,
    modificateur: 1,
  },
]
const imposee: Plage[] = [
  { borneMin: '2027-01-01', borneMax: '2027-01-01', modeMois: false, modificateur: null },
]

/** From tomorrow until the next anniversary, or the first quarter of next year. */
const regle: RegleDateEffet = {
  plages: [
    {
      libelle: 'Avant l’échéance',
      contraintes: [contrainte('AUJ', '>'), contrainte('CANN', '<')],
    },
    {
      libelle: 'À l’échéance',
      contraintes: [contrainte('UNAN', '>=', 3), contrainte('UNAN', '<', 6)],
    },
  ],
}
const contrat = { dateDebut: '2020-12-15', dateFin: null }

function contrainte(
  dateReference: 'AUJ' | 'CANN' | 'UNAN',
  borne: '<' | '>' | '>=',
  modificateurMois = 0,
) {
  return {
    conditions: [],
    detail: {
      dateReference,
      dateRelative: null,
      borne,
      modificateurJour: 0,
      modificateurMois,
      modificateurAnnee: 0,
    },
  }
}

export default function DateEffetSection() {
  return (
    <Grid>
      <PlagesSpecimen nom="Au jour" plages={jours} />
      <PlagesSpecimen nom="Au mois" plages={mois} />
      <PlagesSpecimen nom="Fin de mois, sans borne" plages={finDeMois} />
      <PlagesSpecimen nom="Plages mêlées" plages={melees} />
      <PlagesSpecimen nom="Règle résolue" plages={resolvePlages(regle, { aujourdhui, contrat })} />
      <Specimen nom="Date imposée">
        <ImposeeSpecimen />
      </Specimen>
      <PlagesSpecimen nom="Aucune date" plages={[]} />
      <Specimen nom="Date d’effet désactivée">
        <DateEffetField
          plages={jours}
          value="01/12/2026"
          onChange={() => {}}
          aujourdhui={aujourdhui}
          disabled
        />
      </Specimen>
      <Specimen nom="Dans un formulaire">
        <FormulaireSpecimen />
      </Specimen>
    </Grid>
  )
}

function PlagesSpecimen({ nom, plages }: { nom: string; plages: Plage[] }) {
  return (
    <Specimen nom={nom}>
      <Essai
        initial=""
        message={(v) => messageSaisieDateEffet(v, plages)}
        recu={(v) => parseDate(v) ?? ''}
      >
        {(champ) => <DateEffetField {...champ} plages={plages} aujourdhui={aujourdhui} required />}
      </Essai>
    </Specimen>
  )
}

function ImposeeSpecimen() {
  const [value, setValue] = useState('')
  const emissions = useRef(0)
  return (
    <>
      <DateEffetField
        plages={imposee}
        value={value}
        onChange={(saisie) => {
          emissions.current += 1
          setValue(saisie)
        }}
        aujourdhui={aujourdhui}
      />
      <Recu>{value && `${parseDate(value)}, donnée ${emissions.current} fois`}</Recu>
    </>
  )
}

function FormulaireSpecimen() {
  const [sent, setSent] = useState('')
  const form = useFormulaire({
    initial: { dateEffet: '' },
    validate: ({ dateEffet }) => ({ dateEffet: messageSaisieDateEffet(dateEffet, mois) }),
  })
  return (
    <>
      <Form form={form} onSubmit={({ dateEffet }) => setSent(parseDate(dateEffet) ?? '')}>
        <Champ form={form} name="dateEffet">
          {(champ) => <DateEffetField {...champ} plages={mois} aujourdhui={aujourdhui} required />}
        </Champ>
        <Button variant="primary" type="submit">
          Valider
        </Button>
      </Form>
      <Recu>{sent}</Recu>
    </>
  )
}
