import { codePostalResource } from '@espace-adherent/contract/referentiel'
import {
  ADRESSE_VIDE,
  type Adresse,
  adresseAEnvoyer,
  saisieDepuisAdresse,
} from '@espace-adherent/domain/adresse/adresse.ts'
import { formatAdresse } from '@espace-adherent/domain/adresse/format.ts'
import { type Localite, messageCodePostal } from '@espace-adherent/domain/adresse/localite.ts'
import { validateAdresse } from '@espace-adherent/domain/adresse/validation.ts'
import { messageMontant, parseMontant } from '@espace-adherent/domain/montants'
import { messageTelephone, normalizeTelephone } from '@espace-adherent/domain/telephone'
import { Button } from '@espace-adherent/ui/actions'
import type { ProposerAdresses } from '@espace-adherent/ui/adresse/AdresseField.tsx'
import { AdresseFields } from '@espace-adherent/ui/adresse/AdresseFields.tsx'
import { AdressePostale } from '@espace-adherent/ui/adresse/AdressePostale.tsx'
import { CodePostalLocalite } from '@espace-adherent/ui/adresse/CodePostalLocalite.tsx'
import type { FindLocalites } from '@espace-adherent/ui/adresse/useLocalites.ts'
import { Champ, Form, useFormulaire } from '@espace-adherent/ui/forms'
import { Montant, MontantField } from '@espace-adherent/ui/montants'
import { TelephoneField } from '@espace-adherent/ui/telephone/TelephoneField.tsx'
import { useState } from 'react'
import { proposerAdresses } from '../../src/features/adresse/index.ts'
import { readRows } from '../../src/platform/query/list.ts'
import { Essai, Recu } from '../Essai.tsx'
import { Grid, Specimen } from '../Specimen.tsx'

const findLocalites: FindLocalites = async (codePostal) =>
  (await readRows(codePostalResource, { codePostal })).rows
/** At hand, so that the gallery asks the server nothing before one types. */
const findStEtienne: FindLocalites = async (codePostal) =>
  codePostal === '42000' ? [{ codePostal, localite: 'Saint-Étienne' }] : findLocalites(codePostal)
const neverFound: FindLocalites = () => new Promise<Localite[]>(() => {})
const failing = () => Promise.reject(new Error('Service indisponible'))

const choix = {
  pays: [
    { valeur: 'BE', libelle: 'Belgique' },
    { valeur: 'FR', libelle: 'France' },
    { valeur: 'CH', libelle: 'Suisse' },
  ],
  naturesVoie: [
    { valeur: 'ALL', libelle: 'Allée' },
    { valeur: 'AV', libelle: 'Avenue' },
    { valeur: 'BD', libelle: 'Boulevard' },
    { valeur: 'RUE', libelle: 'Rue' },
  ],
  btq: [
    { valeur: 'B', libelle: 'bis' },
    { valeur: 'T', libelle: 'ter' },
    { valeur: 'Q', libelle: 'quater' },
  ],
}

const connue: Adresse = {
  ...ADRESSE_VIDE,
  numVoie: '12',
  libelleCourtNatureVoie: 'RUE',
  libelleVoie: 'de l’Église',
  codePostal: '42000',
  localite: 'SAINT ETIENNE',
}

export default function AdresseSection() {
  return (
    <div className="stack gap-16">
      <Grid>
        <LocaliteSpecimen nom="Code postal et localité" find={findLocalites} />
        <LocaliteSpecimen nom="Recherche qui dure" find={neverFound} codePostal="69003" />
        <LocaliteSpecimen nom="Recherche en panne" find={failing} codePostal="69003" />
        <Specimen nom="Adresse affichée">
          <AdressePostale titre="Votre adresse" lignes={formatAdresse(connue)} />
        </Specimen>
        <Specimen nom="Téléphone">
          <Essai
            initial=""
            message={(v) => messageTelephone(v, { required: true })}
            recu={normalizeTelephone}
          >
            {(champ) => <TelephoneField {...champ} required />}
          </Essai>
        </Specimen>
        <Specimen nom="Téléphone mobile">
          <Essai
            initial=""
            message={(v) => messageTelephone(v, { mobile: true })}
            recu={normalizeTelephone}
          >
            {(champ) => <TelephoneField {...champ} mobile />}
          </Essai>
        </Specimen>
        <Specimen nom="Montant">
          <Essai
            initial=""
            message={(v) => messageMontant(v, { required: true, max: 1_000_000 })}
            recu={parseMontant}
          >
            {(champ) => <MontantField {...champ} label="Montant de la dépense" required />}
          </Essai>
        </Specimen>
        <Specimen nom="Montant négatif accepté">
          <Essai
            initial=""
            message={(v) => messageMontant(v, { negatifAccepte: true })}
            recu={parseMontant}
          >
            {(champ) => <MontantField {...champ} label="Régularisation" />}
          </Essai>
        </Specimen>
        <Specimen nom="Montant en erreur">
          <MontantField
            label="Montant de la dépense"
            value="12,345"
            onChange={() => {}}
            error={messageMontant('12,345', {}) ?? undefined}
          />
        </Specimen>
        <Specimen nom="Champs désactivés">
          <TelephoneField value="06 12 34 56 78" onChange={() => {}} disabled />
          <MontantField label="Montant" value="25,00" onChange={() => {}} disabled />
        </Specimen>
        <Specimen nom="Montants affichés">
          <p>
            Vous avez reçu <Montant cents={123_456} />, il reste <Montant cents={0} /> à votre
            charge et <Montant cents={-1250} /> ont été repris.
          </p>
        </Specimen>
      </Grid>
      <AdresseSpecimen nom="Adresse à remplir" initiale={ADRESSE_VIDE} find={findLocalites} />
      <AdresseSpecimen nom="Adresse à modifier" initiale={connue} find={findStEtienne} />
      <AdresseSpecimen
        nom="Adresse sans proposition"
        initiale={connue}
        find={findStEtienne}
        proposer={failing}
      />
    </div>
  )
}

type LocaliteSpecimenProps = { nom: string; find: FindLocalites; codePostal?: string }

function LocaliteSpecimen({ nom, find, codePostal = '' }: LocaliteSpecimenProps) {
  const form = useFormulaire({
    initial: { codePostal, localite: '' },
    validate: (saisie) => ({ codePostal: messageCodePostal(saisie.codePostal) }),
  })
  return (
    <Specimen nom={nom}>
      <Champ form={form} name="codePostal">
        {(code) => (
          <Champ form={form} name="localite">
            {(localite) => (
              <CodePostalLocalite codePostal={code} localite={localite} findLocalites={find} />
            )}
          </Champ>
        )}
      </Champ>
      <Recu>{`${form.watch('codePostal')} ${form.watch('localite')}`.trim()}</Recu>
    </Specimen>
  )
}

type AdresseSpecimenProps = {
  nom: string
  initiale: Adresse
  find: FindLocalites
  proposer?: ProposerAdresses
}

function AdresseSpecimen({
  nom,
  initiale,
  find,
  proposer = proposerAdresses,
}: AdresseSpecimenProps) {
  const [sent, setSent] = useState<Adresse | null>(null)
  const form = useFormulaire({
    initial: saisieDepuisAdresse(initiale),
    validate: validateAdresse,
  })
  return (
    <Specimen nom={nom}>
      <Form form={form} onSubmit={(saisie) => setSent(adresseAEnvoyer(saisie))}>
        <AdresseFields form={form} choix={choix} findLocalites={find} proposer={proposer} />
        <Button variant="primary" type="submit">
          Valider
        </Button>
      </Form>
      <Recu>{sent}</Recu>
    </Specimen>
  )
}
