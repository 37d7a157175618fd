import { choixDepuisLignes, choixDepuisListes } from '@espace-adherent/domain/choix'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField, OuiNon, RadioGroup, SelectField } from '@espace-adherent/ui/choix'
import { Accordion, AccordionGroup } from '@espace-adherent/ui/disclosure/Accordion.tsx'
import { Tabs } from '@espace-adherent/ui/disclosure/Tabs.tsx'
import { SwitchField } from '@espace-adherent/ui/interrupteur/SwitchField.tsx'
import { ActionMenu } from '@espace-adherent/ui/menus/ActionMenu.tsx'
import { useState } from 'react'
import { Grid, Specimen } from '../Specimen.tsx'

const civilites = choixDepuisLignes([
  { code: 'MME', libelle: 'Madame' },
  { code: 'M', libelle: 'Monsieur' },
])

export default function ChoixSection() {
  return (
    <Grid>
      <Specimen nom="Oui ou non">
        <OuiNonSpecimen />
      </Specimen>
      <Specimen nom="Choix depuis une table">
        <CiviliteSpecimen />
      </Specimen>
      <Specimen nom="Choix en erreur">
        <RadioGroup
          label="Canal préféré"
          required
          choix={choixDepuisListes(['mail', 'sms', 'courrier'], ['E-mail', 'SMS', 'Courrier'])}
          value={null}
          onChange={() => {}}
          error="Choisissez un canal"
        />
      </Specimen>
      <Specimen nom="Choix désactivé">
        <OuiNon label="Télétransmission" value={true} onChange={() => {}} disabled />
      </Specimen>
      <Specimen nom="Case à cocher">
        <CaseSpecimen />
      </Specimen>
      <Specimen nom="Interrupteur">
        <InterrupteurSpecimen />
      </Specimen>
      <Specimen nom="Liste de choix">
        <ListeSpecimen />
      </Specimen>
      <Specimen nom="Accordéons">
        <AccordionGroup>
          <Accordion title="Hospitalisation" defaultOpen>
            <p>Chambre particulière : 60 € par nuit.</p>
          </Accordion>
          <Accordion title="Soins courants">
            <p>
              Consultation d’un généraliste : <a href="#/page/mentions-legales">voir le détail</a>
            </p>
          </Accordion>
          <Accordion title="Dentaire">
            <p>Prothèse hors 100 % Santé : 350 % de la base.</p>
          </Accordion>
        </AccordionGroup>
      </Specimen>
      <Specimen nom="Onglets">
        <OngletsSpecimen />
      </Specimen>
      <Specimen nom="Menu">
        <MenuSpecimen />
      </Specimen>
    </Grid>
  )
}

function OuiNonSpecimen() {
  const [value, setValue] = useState<boolean | null>(null)
  return (
    <>
      <OuiNon
        label="Êtes-vous affilié à la Sécurité sociale ?"
        required
        value={value}
        onChange={setValue}
      />
      <output>{String(value)}</output>
    </>
  )
}

function CiviliteSpecimen() {
  const [value, setValue] = useState<string | null>('MME')
  return (
    <>
      <RadioGroup label="Civilité" choix={civilites} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

function CaseSpecimen() {
  const [value, setValue] = useState(false)
  return (
    <>
      <CheckboxField
        label={
          <>
            J’accepte les <a href="#/page/cgu">conditions d’utilisation du site</a>
          </>
        }
        required
        value={value}
        onChange={setValue}
        error={value ? undefined : 'Votre accord est nécessaire'}
      />
      <CheckboxField
        label="Je souhaite recevoir les conseils santé"
        hint="Un e-mail par mois au plus."
        value={true}
        onChange={() => {}}
        disabled
      />
      <output>{String(value)}</output>
    </>
  )
}

function InterrupteurSpecimen() {
  const [value, setValue] = useState(true)
  return (
    <>
      <SwitchField
        label="Relevés par e-mail"
        hint="Vous êtes prévenu dès qu’un relevé est disponible."
        value={value}
        onChange={setValue}
      />
      <SwitchField label="Relevés par courrier" value={false} onChange={() => {}} disabled />
      <output>{String(value)}</output>
    </>
  )
}

function ListeSpecimen() {
  const [value, setValue] = useState('')
  return (
    <>
      <SelectField
        label="Lien avec l’adhérent"
        required
        choix={choixDepuisListes(['conjoint', 'enfant'], ['Conjoint', 'Enfant'])}
        value={value}
        onChange={setValue}
        error={value === '' ? 'Choisissez un lien' : undefined}
      />
      <SelectField label="Pays" choix={[]} value="" onChange={() => {}} disabled />
      <output>{value}</output>
    </>
  )
}

function OngletsSpecimen() {
  const [value, setValue] = useState('top')
  return (
    <Tabs
      label="Questions"
      value={value}
      onChange={setValue}
      tabs={[
        { key: 'top', titre: 'Top 5', contenu: <p>Les questions les plus lues.</p> },
        { key: 'categories', titre: 'Catégories', contenu: <p>Les questions par thème.</p> },
        { key: 'resultats', titre: 'Résultats', contenu: <p>Aucun.</p>, disabled: true },
      ]}
    />
  )
}

function MenuSpecimen() {
  const [value, setValue] = useState('')
  return (
    <>
      <ActionMenu
        trigger={<Button>Actions</Button>}
        head="Camille Martin"
        items={['Consulter', 'Télécharger', 'Supprimer'].map((label) => ({
          label,
          onSelect: () => setValue(label),
        }))}
      />
      <output>{value}</output>
    </>
  )
}
