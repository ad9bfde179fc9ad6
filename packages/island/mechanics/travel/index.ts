export { FAR, type Travellers } from './handles.ts';
export * from './points.ts';
export * from './travel.ts';
