import { Facts } from '@espace-adherent/ui/layout'
import { DocumentViewer } from '@espace-adherent/ui/visionneuse/DocumentViewer.tsx'
import { ImageViewer } from '@espace-adherent/ui/visionneuse/ImageViewer.tsx'
import { useState } from 'react'
import { CmsBlock, TEXTE } from '../../src/features/contenu/index.ts'
import { portail } from '../../src/platform/portail/settings.ts'
import { Attente } from '../../src/platform/query/Lecture.tsx'
import { Grid, Specimen } from '../Specimen.tsx'
import { samplePdf } from './sample-pdf.ts'

export default function ContenuSection() {
  const { logos } = portail()
  return (
    <Grid>
      <Specimen nom="Bloc de contenu">
        <CmsBlock name="Register_Help" topLevel={3} />
      </Specimen>
      <Specimen nom="Bloc en chargement">
        <Attente formes={TEXTE} />
      </Specimen>
      <Specimen nom="Bloc introuvable">
        <CmsBlock name="Bloc_Inconnu" topLevel={3} />
      </Specimen>
      <Specimen nom="Informations">
        <Facts
          items={[
            { label: 'Prénom', value: 'Léa' },
            { label: 'Date de naissance', value: '18/06/2015' },
            null,
            { label: 'E-mail', value: 'une.adresse.assez.longue@exemple.example.org', wide: true },
          ]}
        />
      </Specimen>
      <Specimen nom="Images">
        <ImageViewer
          images={[
            { src: logos.entete, alt: 'Logo sur fond clair' },
            { src: logos.icone, alt: 'Icône' },
          ]}
        />
      </Specimen>
      <Specimen nom="Image absente">
        <ImageViewer images={[{ src: 'data:image/png;base64,AAAA', alt: 'Radiographie' }]} />
      </Specimen>
      <Specimen nom="Aucune image">
        <ImageViewer images={[]} />
      </Specimen>
      <Specimen nom="Document">
        <DocumentSpecimen />
      </Specimen>
      <Specimen nom="Document illisible">
        <AutreSpecimen type="application/pdf" nom="abime.pdf" />
      </Specimen>
      <Specimen nom="Document sans aperçu">
        <AutreSpecimen type="application/msword" nom="courrier.doc" />
      </Specimen>
    </Grid>
  )
}

function DocumentSpecimen() {
  const [blob] = useState(() =>
    samplePdf(['Attestation de droits', 'Garanties de votre contrat', 'Contacts']),
  )
  return <DocumentViewer blob={blob} nom="attestation.pdf" />
}

function AutreSpecimen({ type, nom }: { type: string; nom: string }) {
  const [blob] = useState(() => new Blob(['rien de lisible'], { type }))
  return <DocumentViewer blob={blob} nom={nom} />
}
