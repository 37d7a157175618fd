import type { ComponentType, ReactNode } from 'react'
import { type Chunk, type Loader, lazyChunk, presentChunk } from '../chunks/index.ts'
import type { Guard } from './guard.ts'
import { buildPath, type Params, type ParamsOf } from './path.ts'

export type ScreenProps = { params: Params; search: URLSearchParams }
export type ShellProps = { children: ReactNode }

/** A route as a whole: its address, who may enter, what it shows, how to link to it. */
export type Route<Path extends string = string> = {
  path: Path
  guard: Guard
  /** Screens of the same place stay drawn when one goes from one address to the other. */
  place?: string
  /** Title of the tab until the screen gives a better one. */
  title: string
  shell: Chunk<ShellProps>
  screen: Chunk<ScreenProps>
  /** Fetches the code of the shell and of the screen ahead of their first drawing. */
  preload: () => Promise<void>
  link: (params: ParamsOf<Path>, search?: Record<string, string>) => string
}

type Definition<Path extends string> = Pick<Route<Path>, 'path' | 'guard' | 'title' | 'place'> & {
  shell: Chunk<ShellProps>
  screen: ComponentType<ScreenProps> | { load: Loader<ScreenProps> }
}

export function defineRoute<Path extends string>(definition: Definition<Path>): Route<Path> {
  const { path, shell } = definition
  const screen =
    'load' in definition.screen
      ? lazyChunk(definition.screen.load)
      : presentChunk(definition.screen)
  return {
    ...definition,
    screen,
    preload: async () => {
      await Promise.all([shell.load(), screen.load()])
    },
    link: (params, search) => linkTo(path, params, search),
  }
}

/** Another address of the same screen, which stays drawn: a list, and the item open beside it. */
export const alsoAt = <Path extends string>(route: Route, path: Path): Route<Path> => ({
  ...route,
  path,
  place: route.place ?? route.path,
  link: (params, search) => linkTo(path, params, search),
})

/** The address of what stands at that path. */
export function linkTo<Path extends string>(
  path: Path,
  params: ParamsOf<Path>,
  search?: Record<string, string>,
): string {
  const query = search ? `?${new URLSearchParams(search)}` : ''
  return `#${buildPath(path, params)}${query}`
}
