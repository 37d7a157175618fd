import type { Media } from '@espace-adherent/contract/mediatheque/documents.ts'
import { sansAccents } from '@espace-adherent/domain/texte'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { RechercheField } from '@espace-adherent/ui/recherche/RechercheField.tsx'
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { ScreenHead } from '../../platform/routing/ScreenHead.tsx'
import { Ajout } from './Ajout.tsx'
import { Fiche } from './Fiche.tsx'
import css from './mediatheque.module.css'
import { mediasQuery, usePeut } from './queries.ts'
import { type Reperes, useReperes } from './reperes.ts'
import { textes } from './textes.ts'
import { Vignette } from './Vignette.tsx'

/** What contents may show: found, described, replaced, thrown away and taken back. */
export function Mediatheque() {
  const query = useQuery(mediasQuery)
  const reperes = useReperes()
  const peutAjouter = usePeut('create')
  const [isAjout, setAjout] = useState(false)
  const [ouvert, setOuvert] = useState<string | null>(null)
  return (
    <>
      <ScreenHead titre={textes.titre} lead={textes.lead}>
        {peutAjouter && (
          <Button
            variant="primary"
            icon={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setAjout(true)}
          >
            {textes.ajouter}
          </Button>
        )}
      </ScreenHead>
      <Lecture query={query} attente={['20rem']} isSeul>
        {({ rows }) => {
          const medias = rows as Media[]
          const media = medias.find(({ id }) => id === ouvert)
          return (
            <>
              <Documents medias={medias} reperes={reperes} onOpen={setOuvert} />
              {media && (
                <Fiche
                  key={media.id}
                  media={media}
                  reperes={reperes}
                  onClose={() => setOuvert(null)}
                />
              )}
            </>
          )
        }}
      </Lecture>
      {isAjout && <Ajout onClose={() => setAjout(false)} />}
    </>
  )
}

type DocumentsProps = {
  medias: readonly Media[]
  reperes: Reperes
  onOpen: (id: string) => void
}

function Documents({ medias, reperes, onOpen }: DocumentsProps) {
  const [q, setQ] = useState('')
  const [bibliotheque, setBibliotheque] = useState('')
  const [isCorbeille, setCorbeille] = useState(false)
  const jetes = medias.filter(({ supprimeLe }) => supprimeLe !== null).length
  const trouves = medias.filter(
    (media) =>
      (media.supprimeLe !== null) === isCorbeille &&
      (bibliotheque === '' || media.bibliothequeId === bibliotheque) &&
      dit(media, reperes).includes(plat(q)),
  )
  return (
    <Card className={css.cadre}>
      <div className={css.filtres}>
        <RechercheField
          label={textes.rechercher}
          placeholder={textes.rechercherExemple}
          maxLength={100}
          value={q}
          onChange={setQ}
        />
        <SelectField
          label={textes.bibliotheque}
          layout="stack"
          placeholder={textes.toutesBibliotheques}
          choix={reperes.bibliotheques}
          value={bibliotheque}
          onChange={setBibliotheque}
        />
        <Button
          icon={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
          aria-pressed={isCorbeille}
          onClick={() => setCorbeille(!isCorbeille)}
        >
          {isCorbeille ? textes.quitterCorbeille : textes.voirCorbeille(jetes)}
        </Button>
      </div>
      <p className="note anywhere" role="status">
        {textes.trouves(trouves.length)} {isCorbeille && textes.corbeilleAide}
      </p>
      {trouves.length === 0 ? (
        <EmptyState
          icon={<IconPhoto size={40} stroke={1.25} aria-hidden="true" />}
          title={isCorbeille ? textes.videCorbeille : textes.vide}
        >
          {!isCorbeille && textes.videTexte}
        </EmptyState>
      ) : (
        <ul className={css.grille} aria-label={textes.liste}>
          {trouves.map((media) => (
            <li key={media.id}>
              <button type="button" className={css.carte} onClick={() => onOpen(media.id)}>
                <Vignette media={media} />
                <strong>{media.titre}</strong>
                <span className="note anywhere">
                  {textes.ko(media.taille)} · {textes.utilise(media.usages.length)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const plat = (texte: string) => sansAccents(texte).toLowerCase()

const dit = ({ titre, nomFichier, alt, tags }: Media, reperes: Reperes) =>
  plat(
    [
      titre,
      nomFichier,
      alt ?? '',
      ...reperes.tags.filter(({ valeur }) => tags.includes(valeur)).map(({ libelle }) => libelle),
    ].join(' '),
  )
