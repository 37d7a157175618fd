import { RechercheField } from '@espace-adherent/ui/recherche/RechercheField.tsx'
import { type Colonne, Tableau, type Tri } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { useState } from 'react'
import { Recu } from '../Essai.tsx'
import { Specimen } from '../Specimen.tsx'

type Ligne = { code: string; libelle: string; ordre: number }

const lignes: readonly Ligne[] = [
  { code: 'MME', libelle: 'Madame', ordre: 1 },
  { code: 'M', libelle: 'Monsieur', ordre: 2 },
  { code: 'DR', libelle: 'Docteur, avec un libellé assez long pour passer à la ligne', ordre: 3 },
]

const colonnes: readonly Colonne<Ligne>[] = [
  { nom: 'code', libelle: 'Code', rendu: ({ code }) => code, isTriable: true },
  { nom: 'libelle', libelle: 'Libellé', rendu: ({ libelle }) => libelle },
  { nom: 'ordre', libelle: 'Ordre', rendu: ({ ordre }) => ordre, isTriable: true, isNombre: true },
]

export default function TableauSection() {
  return (
    <>
      <Specimen nom="Tableau à trier, à choisir, à ouvrir">
        <TableauSpecimen />
      </Specimen>
      <Specimen nom="Tableau à lire">
        <Tableau
          legende="Civilités, à lire"
          colonnes={colonnes}
          lignes={lignes}
          cle={({ code }) => code}
          titre={({ libelle }) => libelle}
        />
      </Specimen>
      <Specimen nom="Recherche">
        <RechercheSpecimen />
      </Specimen>
    </>
  )
}

function TableauSpecimen() {
  const [tri, setTri] = useState<Tri>({ nom: 'ordre', isDescendant: false })
  const [choisies, setChoisies] = useState<ReadonlySet<string>>(new Set())
  const [ouverte, setOuverte] = useState<string | null>(null)
  const sens = tri.isDescendant ? -1 : 1
  const valeur = (ligne: Ligne) => (tri.nom === 'ordre' ? String(ligne.ordre) : ligne.code)
  return (
    <>
      <Tableau
        legende="Civilités"
        colonnes={colonnes}
        lignes={lignes.toSorted((a, b) => sens * valeur(a).localeCompare(valeur(b)))}
        cle={({ code }) => code}
        titre={({ libelle }) => libelle}
        tri={tri}
        onTri={setTri}
        ouverte={ouverte}
        onOuvre={({ code }) => setOuverte(code)}
        choisies={choisies}
        onChoisit={setChoisies}
      />
      <Recu>{{ tri, choisies: [...choisies], ouverte }}</Recu>
    </>
  )
}

function RechercheSpecimen() {
  const [texte, setTexte] = useState('')
  return (
    <>
      <RechercheField label="Rechercher une civilité" value={texte} onChange={setTexte} />
      <Recu>{texte}</Recu>
    </>
  )
}
