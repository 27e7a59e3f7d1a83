import { mapZoom, type Point } from '@pietas/contract/calendar'
import { deepestZoom } from '@pietas/contract/kit/places'
import {
  control,
  divIcon,
  type Layer,
  type LayerGroup,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  Marker,
  map as makeMap,
  marker,
  point,
  polyline,
  TileLayer,
} from 'leaflet'
import { drawPin, type Pin } from './pins'
import * as styles from './stop-map.module.css'

/** What the map is told by its surroundings. */
export interface MapFacts {
  /** The address of one square; null = there is no map, and the stops are drawn by themselves. */
  tile: ((square: { zoom: number; column: number; row: number }) => string) | null
  attribution: string
  zoomIn: string
  zoomOut: string
  /** The service of the map does not answer. */
  onMissing: () => void
  onOpen: (taskId: number) => void
}

/** Makes a map without stops in an element. @returns the map and the layer that the stops are drawn on. */
export function openMap(element: HTMLElement, facts: MapFacts): { map: LeafletMap; drawn: LayerGroup } {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = makeMap(element, {
    zoomControl: false,
    attributionControl: false,
    maxZoom: deepestZoom,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
  })
  control.zoom({ zoomInTitle: facts.zoomIn, zoomOutTitle: facts.zoomOut }).addTo(map)
  if (facts.tile) addSquares(map, facts.tile, facts)
  return { map, drawn: layerGroup().addTo(map) }
}

function addSquares(map: LeafletMap, tile: NonNullable<MapFacts['tile']>, { attribution, onMissing }: MapFacts) {
  const squares = new TileLayer('', { maxZoom: deepestZoom, className: styles.squares })
  squares.getTileUrl = ({ x, y, z }) => tile({ zoom: z, column: x, row: y })
  squares.on('tileerror', () => {
    // Half a map with holes in it misleads; the stops stay.
    squares.remove()
    onMissing()
  })
  squares.addTo(map)
  control.attribution({ prefix: false }).addAttribution(attribution.replace(/[<>&]/g, '')).addTo(map)
}

/** Draws the stops anew: their ways, and their pins in the order of the day. */
export function drawStops(
  drawn: LayerGroup,
  pins: readonly Pin[],
  { describe, onOpen }: { describe: (pin: Pin) => string; onOpen: (taskId: number) => void },
) {
  const focused = focusedPin(drawn)
  drawn.clearLayers()
  for (const [from, to] of waysOf(pins))
    polyline([from, to], { className: styles.way, interactive: false }).addTo(drawn)
  for (const pin of pins) {
    const drop = marker(pin.point, { icon: iconOf(pin), riseOnHover: true })
    const open = () => onOpen(pin.stop.task.id)
    drop.on('click', open).on('keydown', pressed(open)).addTo(drawn)
    const element = drop.getElement()
    element?.setAttribute('aria-label', describe(pin))
    element?.setAttribute('data-pin', nameOf(pin))
    // What is drawn anew has lost the focus, and whoever walks through the pins goes on with his.
    if (focused === nameOf(pin)) element?.focus({ preventScroll: true })
    const words = document.createElement('span')
    words.textContent = describe(pin)
    drop.bindTooltip(words, { direction: 'top', offset: [0, -34] })
  }
}

const nameOf = ({ stop: { task }, at: { sign } }: Pin): string => `${task.id}${sign ?? ''}`

const focusedPin = (drawn: LayerGroup): string | undefined =>
  (drawn.getLayers() as Layer[])
    .map((layer) => (layer instanceof Marker ? layer.getElement() : undefined))
    .find((element) => element !== undefined && element === document.activeElement)?.dataset.pin

/** A pin is a button, so it is pressed like one. */
const pressed =
  (press: () => void) =>
  ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
    originalEvent.preventDefault()
    press()
  }

// As wide as what stands on it, not as the library has it; those at the same place stand side by side.
const iconOf = (pin: Pin) =>
  divIcon({
    html: drawPin(pin),
    className: styles.drop,
    iconSize: undefined as never,
    iconAnchor: point(14 - 32 * pin.place, 34),
  })

const waysOf = (pins: readonly Pin[]): [Point, Point][] =>
  pins.flatMap(({ stop, point: to }, index) => {
    const before = pins[index - 1]
    return before?.stop === stop ? [[before.point, to]] : []
  })

const margin = point(56, 56)

/** Shows these points: as near as the rule allows, and never so near that one of them is outside. */
export function showAll(map: LeafletMap, points: readonly Point[]) {
  if (points.length === 0) return
  const bounds = latLngBounds([...points])
  const fitting = map.getBoundsZoom(bounds, false, margin)
  map.setView(bounds.getCenter(), Math.min(mapZoom(points), fitting), { animate: false })
}
