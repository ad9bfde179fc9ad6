import type { Module } from '@hexwright/island';
import { ministers } from './ministers.ts';

export const ministersModules: readonly Module[] = [ministers];
