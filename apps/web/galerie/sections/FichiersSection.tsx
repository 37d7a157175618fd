import {
  etatChamp,
  type FichierEnvoye,
  type FileAttente,
  fichiersEnvoyes,
  fileDepuis,
  type Piece,
  type ReglesFichiers,
} from '@espace-adherent/domain/fichiers'
import { Button } from '@espace-adherent/ui/actions'
import { Champ, Form, useFormulaire } from '@espace-adherent/ui/forms'
import { UploadField } from '@espace-adherent/ui/upload/UploadField.tsx'
import type { SendFile } from '@espace-adherent/ui/upload/useTeleversement.ts'
import { useState } from 'react'
import { useUploadFichier } from '../../src/features/fichiers/index.ts'
import { Grid, Specimen } from '../Specimen.tsx'

const Mo = 1024 * 1024

export default function FichiersSection() {
  return (
    <Grid>
      <Specimen nom="Un fichier">
        <Essai
          label="Relevé d’identité bancaire"
          inputName="rib"
          regles={{ extensions: ['pdf', 'jpg', 'png'], tailleMax: 20 * Mo }}
        />
      </Specimen>
      <Specimen nom="Plusieurs fichiers">
        <Essai
          label="Justificatifs"
          inputName="justificatifs"
          regles={{
            nombreMax: 3,
            extensions: ['pdf', 'jpg', 'png', 'docx'],
            tailleMax: 5 * Mo,
            tailleTotaleMax: 8 * Mo,
          }}
        />
      </Specimen>
      <Specimen nom="Formulaire avec pièce obligatoire">
        <Formulaire />
      </Specimen>
      <Specimen nom="Messages propres à chaque filtre">
        <Essai
          label="Ordonnance"
          inputName="ordonnance"
          hint="Une photo nette suffit."
          regles={{
            nombreMax: 2,
            tailleMax: 2 * Mo,
            tailleTotaleMax: 3 * Mo,
            mimes: ['image/*', 'application/pdf'],
            extensions: ['pdf', 'jpg', 'png', 'txt'],
            messages: {
              nom: 'Renommez ce fichier.',
              extension: 'Joignez un PDF ou une photo.',
              mime: 'Ce fichier n’est ni un PDF ni une photo.',
              taille: 'Ce fichier est trop lourd pour être lu.',
              nombre: 'Deux pages suffisent.',
              tailleTotale: 'Vos pages sont trop lourdes ensemble.',
            },
          }}
        />
      </Specimen>
      <Specimen nom="Limites masquées">
        <Essai
          label="Document"
          inputName="document"
          regles={{ extensions: ['pdf'], tailleMax: 5 * Mo, tailleTotaleMax: 10 * Mo }}
          masquees
        />
      </Specimen>
      <Specimen nom="Tous les états">
        <Etats />
      </Specimen>
      <Specimen nom="Désactivé">
        <UploadField
          label="Document"
          value={fileDepuis([envoye])}
          onChange={() => {}}
          regles={{ extensions: ['pdf'] }}
          send={jamais}
          disabled
          layout="stack"
        />
      </Specimen>
    </Grid>
  )
}

type EssaiProps = {
  label: string
  inputName: string
  regles: ReglesFichiers
  hint?: string
  masquees?: boolean
}

function Essai({ label, inputName, regles, hint, masquees }: EssaiProps) {
  const [file, setFile] = useState<FileAttente<File>>([])
  const send = useUploadFichier(inputName)
  return (
    <>
      <UploadField
        label={label}
        value={file}
        onChange={setFile}
        regles={regles}
        send={send}
        hint={hint}
        layout="stack"
        {...(masquees && { hideExtensions: true, hideTailleMax: true, hideTailleTotale: true })}
      />
      <Recu file={file} regles={regles} />
    </>
  )
}

/** What the form would be given: its state, then the files it would send. */
const Recu = ({ file, regles }: { file: FileAttente; regles: ReglesFichiers }) => (
  <output style={{ overflowWrap: 'anywhere' }}>
    {etatChamp(file, regles).etat} {JSON.stringify(fichiersEnvoyes(file))}
  </output>
)

const reglesAttestation: ReglesFichiers = {
  obligatoire: true,
  extensions: ['pdf'],
  tailleMax: 5 * Mo,
}

function Formulaire() {
  const [recu, setRecu] = useState('')
  const send = useUploadFichier('attestation')
  const form = useFormulaire<{ attestation: FileAttente<File> }>({
    initial: { attestation: [] },
    validate: ({ attestation }) => ({
      attestation: etatChamp(attestation, reglesAttestation).message,
    }),
  })
  return (
    <Form
      form={form}
      onSubmit={({ attestation }) => setRecu(JSON.stringify(fichiersEnvoyes(attestation)))}
    >
      <Champ form={form} name="attestation">
        {(champ) => (
          <UploadField
            {...champ}
            label="Attestation de droits"
            regles={reglesAttestation}
            send={send}
            layout="stack"
          />
        )}
      </Champ>
      <Button variant="primary" type="submit">
        Valider
      </Button>
      <output style={{ overflowWrap: 'anywhere' }}>{recu}</output>
    </Form>
  )
}

const envoye: FichierEnvoye = {
  remoteFileName: 'a1b2',
  localFileName: 'Décompte de novembre.pdf',
  size: 1_234_567,
  inputName: 'document',
}

const jamais: SendFile = () => new Promise(() => {})
const etats = [
  { etat: 'uploaded', resultat: 'success', fichier: envoye },
  { etat: 'uploading', percent: 42 },
  { etat: 'queued' },
  { etat: 'uploaded', resultat: 'error', message: 'Ce fichier contient un virus.' },
  { etat: 'uploaded', resultat: 'cancelled' },
  { etat: 'queued' },
] as const
const noms = [
  envoye.localFileName,
  'photo de l’ordonnance du docteur Lefèvre à Saint-Étienne.jpg',
  'courrier.docx',
  'budget.xlsx',
  'présentation.pptx',
  'archive.zip',
]

function Etats() {
  const [file, setFile] = useState<FileAttente<File>>(
    etats.map(
      (etat, rang): Piece<File> => ({
        ...etat,
        id: rang + 1,
        nom: noms[rang] ?? '',
        taille: 4000 * 7 ** rang,
        source: new File(['x'], noms[rang] ?? ''),
        essai: 1,
      }),
    ),
  )
  return (
    <UploadField
      label="Pièces"
      value={file}
      onChange={setFile}
      regles={{ nombreMax: 9 }}
      send={jamais}
      error="Un fichier n’a pas été envoyé : réessayez, ou retirez-le."
      layout="stack"
    />
  )
}
