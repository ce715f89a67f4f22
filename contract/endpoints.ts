import * as accounts from './accounts.ts';
import * as checks from './checks.ts';
import * as discovery from './discovery.ts';
import type { Endpoint } from './endpoint.ts';
import * as keys from './keys.ts';
import * as projects from './projects.ts';
import * as runs from './runs.ts';
import * as scenes from './scenes.ts';
import * as people from './sign-in.ts';

/** The one table of endpoints, in the order in which a caller meets them. */
export const endpoints = {
  capabilities: discovery.getCapabilities,
  pricing: discovery.getPricing,
  kit: discovery.getKit,
  estimate: discovery.estimate,
  health: discovery.getHealth,
  ready: discovery.getReady,
  register: accounts.register,
  signIn: people.signIn,
  confirmSignIn: people.confirmSignIn,
  getSession: people.getSession,
  switchAccount: people.switchAccount,
  signOut: people.signOut,
  signOutEverywhere: people.signOutEverywhere,
  account: accounts.getAccount,
  adoptAccount: people.adoptAccount,
  balance: accounts.getBalance,
  listKeys: keys.listKeys,
  createKey: keys.createKey,
  revokeKey: keys.revokeKey,
  rotateKey: keys.rotateKey,
  createProject: projects.createProject,
  listProjects: projects.listProjects,
  getProject: projects.getProject,
  updateProject: projects.updateProject,
  deleteProject: projects.deleteProject,
  projectState: checks.projectState,
  addContext: projects.addContext,
  listContexts: projects.listContexts,
  removeContext: projects.removeContext,
  listScenes: scenes.listScenes,
  getScene: scenes.getScene,
  createScene: scenes.createScene,
  setSceneCode: scenes.setSceneCode,
  renameScene: scenes.renameScene,
  duplicateScene: scenes.duplicateScene,
  deleteScene: scenes.deleteScene,
  setPositions: scenes.setPositions,
  listRevisions: scenes.listRevisions,
  diffRevision: scenes.diffRevision,
  restoreRevision: scenes.restoreRevision,
  startPrompt: runs.startPrompt,
  generateStream: runs.generateStream,
  startPreview: runs.startPreview,
  startReview: runs.startReview,
  latestReview: checks.latestReview,
  validateProject: checks.validateProject,
  verifyProject: checks.verifyProject,
  startExport: runs.startExport,
  listExports: checks.listExports,
  getExport: checks.getExport,
  listRuns: runs.listRuns,
  getRun: runs.getRun,
  streamRun: runs.streamRun,
  cancelRun: runs.cancelRun,
} as const satisfies Record<string, Endpoint>;
