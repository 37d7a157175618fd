import { ButtonLink } from '@espace-adherent/ui/actions'
import { useContrats } from '../../features/contrats/index.ts'
import { DeclarationsEnCours, Sinistres } from '../../features/sinistres/Sinistres.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { sinistresDeclarer } from './routes.ts'
import { textes } from './textes.ts'

export default function SinistresScreen() {
  const isSante = useContrats().courant.typeContrat === 'sante'
  return (
    <>
      <ScreenTitle lead={textes.leads.sinistres}>{textes.titres.sinistres}</ScreenTitle>
      <div className={css.column}>
        <p>
          <ButtonLink variant="primary" href={sinistresDeclarer.link({})}>
            {isSante ? textes.envoyerFacture : textes.declarerSinistre}
          </ButtonLink>
        </p>
        <DeclarationsEnCours />
        <Sinistres />
      </div>
    </>
  )
}
