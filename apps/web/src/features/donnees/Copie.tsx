import { type CopieDonnees, formatsDonnees } from '@espace-adherent/contract/donnees'
import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { chapitresDonnees, libellesChapitreDonnees } from '@espace-adherent/domain/donnees'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useRef } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './donnees.module.css'
import { copieQuery, demanderCopie, telechargerCopie } from './queries.ts'
import { textes } from './textes.ts'

const jour = (instant: string) => formatDateLongue(dateAParis(new Date(instant)))

/** All that the portal holds of whoever is signed in, asked for, prepared, fetched. */
export function Copie() {
  const client = useQueryClient()
  const query = useQuery(copieQuery)
  const etat = useRef<HTMLDivElement>(null)
  const demander = useMutation({
    ...demanderCopie,
    onSuccess: async (asked) => {
      await client.invalidateQueries({ queryKey: copieQuery.queryKey })
      // The button goes away: what comes of it is read out in its place.
      if (asked) etat.current?.focus()
    },
  })
  return (
    <Card title={textes.copie}>
      <p>{textes.chapo}</p>
      <ul className={css.points}>
        {textes.fichiers.map(({ nom, quoi }) => (
          <li key={nom}>
            <strong>{nom}</strong>, {quoi}
          </li>
        ))}
      </ul>
      <Lecture query={query} echec={textes.echecs.lecture} attente={['4rem']}>
        {({ rows: [copie] }) => (
          <>
            <Etat ref={etat} copie={copie} />
            {copie?.etat !== 'preparation' && (
              <div className="cluster center gap-8 col-16">
                <Button
                  variant={copie?.etat === 'prete' ? 'outline' : 'primary'}
                  busy={demander.isPending}
                  onClick={() => demander.mutate()}
                >
                  {copie ? textes.demanderAutre : textes.demander}
                </Button>
                <p className="note">{textes.code}</p>
              </div>
            )}
          </>
        )}
      </Lecture>
      <h3 className={css.soustitre}>{textes.contenu}</h3>
      <ul className={css.points}>
        {chapitresDonnees.map((chapitre) => (
          <li key={chapitre}>{libellesChapitreDonnees[chapitre]}</li>
        ))}
      </ul>
      <p className="note">{textes.masque}</p>
    </Card>
  )
}

type EtatProps = { copie: CopieDonnees | undefined; ref: Ref<HTMLDivElement> }

/** Where the last copy stands; told as it changes. */
const Etat = ({ copie, ref }: EtatProps) => (
  <div ref={ref} tabIndex={-1} role="status" className={css.etat}>
    {copie?.etat === 'preparation' && (
      <Notice tone="info" title={textes.preparation}>
        {textes.preparationTexte}
        <Progression {...copie} />
      </Notice>
    )}
    {copie?.etat === 'prete' && (
      <Notice tone="success" title={textes.prete}>
        {textes.preteTexte(jour(copie.creeLe), jour(copie.jusquAu ?? copie.creeLe))}
        <Fichiers id={copie.id} />
      </Notice>
    )}
    {copie?.etat === 'echec' && (
      <Notice tone="danger" title={textes.echec}>
        {textes.echecTexte}
      </Notice>
    )}
  </div>
)

function Progression({ faites, parties }: CopieDonnees) {
  const percent = Math.round((faites / parties) * 100)
  return (
    <div
      role="progressbar"
      aria-label={textes.progression}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={css.barre}
    >
      <div className={css.fait} style={{ width: `${percent}%` }} />
    </div>
  )
}

function Fichiers({ id }: Pick<CopieDonnees, 'id'>) {
  const { mutate, isPending, variables } = useMutation(telechargerCopie)
  return (
    <div className="cluster gap-8 mt-12">
      {formatsDonnees.map((format) => (
        <Button
          key={format}
          size="sm"
          busy={isPending && variables.format === format}
          icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => mutate({ id, format })}
        >
          {textes.telecharger(format.toUpperCase())}
        </Button>
      ))}
    </div>
  )
}
