import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as assets from './assets.ts';
import * as captions from './captions.ts';
import * as changes from './changes.ts';
import * as checks from './checks.ts';
import * as criteria from './criteria.ts';
import * as discovery from './discovery.ts';
import type { Endpoint } from './endpoint.ts';
import * as film from './film.ts';
import * as keys from './keys.ts';
import * as loops from './loops.ts';
import * as media from './media-operations.ts';
import * as mending from './mending.ts';
import * as money from './money.ts';
import * as productions from './productions.ts';
import * as projects from './projects.ts';
import * as runs from './runs.ts';
import * as scenes from './scenes.ts';
import * as people from './sign-in.ts';
import * as sound from './sound.ts';
import * as soundEffects from './sound-effects.ts';
import * as subscriptions from './subscriptions.ts';
import * as uploads from './uploads.ts';
import * as webhooks from './webhooks.ts';

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
  updateAccount: accounts.updateAccount,
  exportAccount: accounts.exportAccount,
  deleteAccount: accounts.deleteAccount,
  adoptAccount: people.adoptAccount,
  balance: accounts.getBalance,
  getSubscription: subscriptions.getSubscription,
  startSubscription: subscriptions.startSubscription,
  cancelSubscription: subscriptions.cancelSubscription,
  topUp: money.topUp,
  getTopUp: money.getTopUp,
  listLedger: money.listLedger,
  downloadLedger: money.downloadLedger,
  listKeys: keys.listKeys,
  createKey: keys.createKey,
  revokeKey: keys.revokeKey,
  rotateKey: keys.rotateKey,
  createProject: projects.createProject,
  listProjects: projects.listProjects,
  getProject: projects.getProject,
  updateProject: projects.updateProject,
  deleteProject: projects.deleteProject,
  duplicateProject: projects.duplicateProject,
  listDeletedProjects: projects.listDeletedProjects,
  undeleteProject: projects.undeleteProject,
  projectState: checks.projectState,
  streamChanges: changes.streamChanges,
  addContext: projects.addContext,
  listContexts: projects.listContexts,
  updateContext: projects.updateContext,
  removeContext: projects.removeContext,
  getCriteria: criteria.getCriteria,
  keepCriteria: criteria.keepCriteria,
  projectFilm: film.projectFilm,
  listScenes: scenes.listScenes,
  getScene: scenes.getScene,
  createScene: scenes.createScene,
  setSceneCode: scenes.setSceneCode,
  renameScene: scenes.renameScene,
  duplicateScene: scenes.duplicateScene,
  splitScene: scenes.splitScene,
  deleteScene: scenes.deleteScene,
  setPositions: scenes.setPositions,
  uploadAsset: assets.uploadAsset,
  listAssets: assets.listAssets,
  getAsset: assets.getAsset,
  deleteAsset: assets.deleteAsset,
  createUpload: uploads.createUpload,
  getUpload: uploads.getUpload,
  appendUpload: uploads.appendUpload,
  signUpload: uploads.signUpload,
  completeUpload: uploads.completeUpload,
  listSound: sound.listSound,
  addSound: sound.addSound,
  changeSound: sound.changeSound,
  removeSound: sound.removeSound,
  generateVoiceover: media.generateVoiceover,
  generateMusic: media.generateMusic,
  generateImage: media.generateImage,
  removeBackground: media.removeBackground,
  generateVideoA: media.generateVideoA,
  generateVideoB: media.generateVideoB,
  placeEffects: soundEffects.placeEffects,
  readCaptions: captions.readCaptions,
  listRevisions: scenes.listRevisions,
  diffRevision: scenes.diffRevision,
  restoreRevision: scenes.restoreRevision,
  startPrompt: runs.startPrompt,
  generateStream: runs.generateStream,
  startLoop: loops.startLoop,
  startProduction: productions.startProduction,
  startPreview: runs.startPreview,
  startReview: runs.startReview,
  startMend: mending.startMend,
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
  listWebhooks: webhooks.listWebhooks,
  createWebhook: webhooks.createWebhook,
  updateWebhook: webhooks.updateWebhook,
  rotateWebhookSecret: webhooks.rotateWebhookSecret,
  deleteWebhook: webhooks.deleteWebhook,
  listDeliveries: webhooks.listDeliveries,
  replayDelivery: webhooks.replayDelivery,
  pauseRun: loops.pauseRun,
  resumeRun: loops.resumeRun,
  raiseBudget: loops.raiseBudget,
  approveRun: productions.approveRun,
  sendBackRun: productions.sendBackRun,
  listDiscrepancies: admin.listDiscrepancies,
  getAdminState: admin.getAdminState,
} as const satisfies Record<string, Endpoint>;
